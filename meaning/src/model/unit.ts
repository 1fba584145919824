/**
 * Scales a vector to length 1.
 * @throws Error if the length is 0, because Solr cannot compare with such a vector
 */
export function unit(vector: Float32Array): Float32Array {
  const length = Math.hypot(...vector);
  if (!(length > 0 && length < Infinity))
    throw new Error(
      `The model gave a vector that says nothing: ${length === 0 ? 'zeros alone' : 'what is no number'}.`,
    );
  return vector.map((value) => value / length);
}
