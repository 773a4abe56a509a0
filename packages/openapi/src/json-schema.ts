import { isOurs } from '@console/contracts/documented'
import * as z from 'zod'

export type Schema = z.core.JSONSchema.BaseSchema

/** Schemas that contain themselves, by their name in `#/components/schemas`. */
export type Components = Record<string, Schema>

type Source = {
  /** Names what the schema needs in `#/components/schemas`. */
  name: string
  components: Components
}

/**
 * A schema of the contract as OpenAPI 3.1 has it: a request as it is sent (`input`) or read (`output`), or an answer as it is sent.
 * `x-ours` marks a field that the customer's documents do not list; `$comment` says what JSON Schema has no word for.
 */
export function jsonSchema(
  schema: z.core.$ZodType,
  as: 'input' | 'output' | 'answer',
  { name, components }: Source,
): Schema {
  const {
    $schema: _,
    $defs = {},
    ...root
  } = z.toJSONSchema(schema, {
    io: as === 'output' ? 'output' : 'input',
    unrepresentable: 'any',
    reused: 'inline',
    override: ({ zodSchema, jsonSchema: made }) => {
      mark(made, zodSchema)
      // An answer may get more fields with time: its schema must not say that there are no others.
      if (as !== 'input' && made.additionalProperties === false) delete made.additionalProperties
    },
  })
  const local = Object.keys($defs)
  const moved = (key: string) => `${name}.${local.indexOf(key) + 1}`
  for (const key of local) components[moved(key)] = withReferences($defs[key] ?? {}, moved)
  return withReferences(root, moved)
}

function mark(made: Schema, zodSchema: z.core.$ZodType): void {
  delete made['ours']
  if (isOurs(zodSchema)) made['x-ours'] = true
  // JSON Schema's way to say "a whole number".
  if (made.minimum === Number.MIN_SAFE_INTEGER) delete made.minimum
  if (made.maximum === Number.MAX_SAFE_INTEGER) delete made.maximum
  const comment = commentOn(zodSchema)
  if (comment !== '') made.$comment = comment
}

/** JSON Schema has no word for a text that is trimmed, and for checks that are functions. */
function commentOn(zodSchema: z.core.$ZodType): string {
  const kinds = (zodSchema._zod.def.checks ?? []).map(({ _zod }) => _zod.def.check)
  const functions = kinds.filter((kind) => kind === 'custom').length
  return [
    kinds.includes('overwrite') ? 'trimmed' : '',
    functions === 0 ? '' : `with ${functions} more ${functions === 1 ? 'check' : 'checks'}`,
  ]
    .filter((part) => part !== '')
    .join(', ')
}

/** OpenAPI resolves a reference from the root of the whole document. */
function withReferences(schema: Schema, moved: (key: string) => string): Schema {
  const text = JSON.stringify(schema, (key, value: unknown) =>
    key === '$ref' && typeof value === 'string'
      ? value.replace(/^#\/\$defs\/(.+)$/, (_all, local: string) => `#/components/schemas/${moved(local)}`)
      : value,
  )
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the schema itself, with other references
  return JSON.parse(text) as Schema
}
