/**
 * Scales a vector to length 1.
 * @throws Error if the length is 0, because Solr cannot compare with such a vector
 */
export function unit(vector: Float32Array): Float32Array {
  const length = Math.hypot(...vector);
  if (!(length > 0 && length < Infinity))
    throw new Error(`The model returned an unusable vector: ${length === 0 ? 'all zeros' : 'not a number'}.`);
  return vector.map((value) => value / length);
}
