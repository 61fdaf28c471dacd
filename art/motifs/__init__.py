"""Things that stand in many pictures: figures, birds, houses, trees, clouds, water, fur, floors, script."""
