"""The painter of the built-in deck: brushes, motifs and scenes. Nothing in the product imports it."""
