import { sample } from 'openapi-sampler'
import type { Components, Schema } from './json-schema.ts'
import { withLeafExamples } from './leaf-examples.ts'

/** A value that the schema describes, the same each time; `name` is that of the field, where it is one. */
export function sampleValue(schema: Schema, components: Components, name = ''): unknown {
  const schemas = Object.fromEntries(
    Object.entries(components).map(([key, component]) => [key, withLeafExamples(component)]),
  )
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the library's type is that of an older draft
  const source = withLeafExamples(schema, name) as Parameters<typeof sample>[0]
  return sample(source, {}, { components: { schemas } })
}
