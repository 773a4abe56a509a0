/** Number of the mel bands that sherpa-onnx gives a model. */
const BANDS = 80

type Field = { id: number; value: number | string | Uint8Array }

/**
 * An ONNX file that sherpa-onnx accepts as a speaker model, in the encoding of protocol buffers: the mean of each band over time.
 * Field numbers are those of `onnx.proto`.
 */
export function tinySpeakerModel(): Uint8Array {
  const node = message(
    { id: 1, value: 'x' },
    { id: 2, value: 'embedding' },
    { id: 4, value: 'ReduceMean' },
    { id: 5, value: attribute('axes', { id: 8, value: 1 }, 7) },
    { id: 5, value: attribute('keepdims', { id: 3, value: 0 }, 2) },
  )
  const graph = message(
    { id: 1, value: node },
    { id: 2, value: 'mean' },
    { id: 11, value: tensor('x', ['N', 'T', BANDS]) },
    { id: 12, value: tensor('embedding', ['N', BANDS]) },
  )
  const facts = {
    framework: 'wespeaker',
    language: 'English',
    url: '',
    comment: '',
    sample_rate: '16000',
    output_dim: String(BANDS),
    normalize_samples: '1',
  }
  return message(
    { id: 1, value: 8 },
    { id: 7, value: graph },
    { id: 8, value: message({ id: 2, value: 13 }) },
    ...Object.entries(facts).map(([key, value]) => ({
      id: 14,
      value: message({ id: 1, value: key }, { id: 2, value }),
    })),
  )
}

function attribute(name: string, field: Field, type: number): Uint8Array {
  return message({ id: 1, value: name }, field, { id: 20, value: type })
}

function tensor(name: string, dimensions: readonly (number | string)[]): Uint8Array {
  const shape = dimensions.map((value) => ({
    id: 1,
    value: message({ id: typeof value === 'number' ? 1 : 2, value }),
  }))
  const type = message({ id: 1, value: 1 }, { id: 2, value: message(...shape) })
  return message({ id: 1, value: name }, { id: 2, value: message({ id: 1, value: type }) })
}

function message(...fields: readonly Field[]): Uint8Array {
  return Uint8Array.from(
    fields.flatMap(({ id, value }) => {
      if (typeof value === 'number') return [...varint(id << 3), ...varint(value)]
      const bytes = typeof value === 'string' ? new TextEncoder().encode(value) : value
      return [...varint((id << 3) | 2), ...varint(bytes.length), ...bytes]
    }),
  )
}

function varint(value: number): number[] {
  return value < 128 ? [value] : [(value % 128) + 128, ...varint(Math.floor(value / 128))]
}
