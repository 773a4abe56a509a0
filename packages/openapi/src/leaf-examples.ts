import type { Schema } from './json-schema.ts'

/** A Tuesday noon in November 2026, and days around it. */
const SECONDS = 1_795_521_600
const TEXTS_BY_NAME: readonly (readonly [RegExp, string])[] = [
  [/phone|tel$/i, '+86 21 5555 0100'],
  [/email/i, 'lin.yue@example.com'],
  [/timezone/i, 'Asia/Shanghai'],
  [/fileURL/, '/api/export/file/4f7a'],
  [/url|link/i, 'https://files.example/a.csv'],
  [/password/i, 'Orchid#2026'],
  [/user_?name|creatorName|byName|opUserName|seatName|contactPerson|adminName/i, 'Lin Yue'],
  [/account/i, 'lin.yue'],
  [/orgName|org_name|organization_name|organizationName/, 'Sales team 1'],
  [/biz.*Name|business.*Name/i, 'Insurance renewals'],
  [/product/i, 'Travel cover'],
  [/tenantName|company/i, 'Orchid Service Ltd'],
  [/labelName|showName/, 'Price requested'],
  [/ruleName|idmRuleName/, 'No promise of returns'],
  [/projectName/, 'Autumn campaign'],
  [/version/i, '2.5.0'],
  [/remark|reason|description|note|content|tips|text/i, 'Agreed by phone'],
  [/name|title/i, 'Example'],
]
/** Tried in turn where the name says nothing, or where its text does not fit. */
const TEXTS = [
  'example',
  'Example',
  'A',
  '1001',
  '20261124',
  '2026-11-24',
  '2026-11',
  '09:00',
  '09:00-18:00',
  '1.2.3',
  '/console/project/index',
  '?page=2',
  'https://files.example/a.csv',
  'https://console.example',
  'example@example.com',
  'Asia/Shanghai',
  'CNY',
  'ClientClientClientClien',
  'abcdefghijklmnopqrstuv',
  'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQ',
  '7d9f0a52-3c1e-4b6a-9d28-5e1f7c0b4a63',
  '2026-11-24T09:00:00Z',
]
const NUMBERS = [12, 1, 0, 0.5, 0.05, 30, 900]

/** Gives each number and each text an example that its own schema accepts, chosen by the name of its field. */
export function withLeafExamples(schema: Schema, name = ''): Schema {
  const made: Schema = { ...schema }
  if (made.properties !== undefined) {
    made.properties = Object.fromEntries(
      Object.entries(made.properties).map(([field, child]) => [
        field,
        typeof child === 'object' ? withLeafExamples(child, field) : child,
      ]),
    )
  }
  if (typeof made.items === 'object' && !Array.isArray(made.items))
    made.items = withLeafExamples(made.items, name)
  const ofParts = (parts: NonNullable<Schema['anyOf']>) =>
    parts.map((part) => (typeof part === 'object' ? withLeafExamples(part, name) : part))
  if (made.anyOf !== undefined) made.anyOf = ofParts(made.anyOf)
  if (made.oneOf !== undefined) made.oneOf = ofParts(made.oneOf)
  if (made.allOf !== undefined) made.allOf = ofParts(made.allOf)
  if (made.prefixItems !== undefined)
    made.prefixItems = made.prefixItems.map((part) =>
      typeof part === 'object' ? withLeafExamples(part, name) : part,
    )
  if (typeof made.additionalProperties === 'object')
    made.additionalProperties = withLeafExamples(made.additionalProperties, name)
  const example = leafExample(made, name)
  return example === undefined ? made : { ...made, examples: [example] }
}

function leafExample(schema: Schema, name: string): string | number | undefined {
  if (schema.enum !== undefined || 'const' in schema || 'default' in schema) return undefined
  const type = [schema.type].flat().find((one) => one !== 'null')
  if (type === 'string' && schema.format !== 'binary')
    return [...textsByName(name), ...TEXTS].find((text) => acceptsText(schema, text))
  if (type === 'integer' || type === 'number')
    return [...numbersByName(name), ...NUMBERS].find((number) => acceptsNumber(schema, number))
  return undefined
}

const textsByName = (name: string) =>
  TEXTS_BY_NAME.filter(([pattern]) => pattern.test(name)).map(([, text]) => text)

function numbersByName(name: string): number[] {
  if (/(^id|I[dD]s?|_id|ID)$/.test(name)) return [1001]
  if (/(At|Timestamp|timestamp|_time|_at|Time|^time|^from|^to|^until|^now|^start|^end)$/.test(name))
    return [SECONDS]
  if (/(rate|share|conformance|adherence|f1|precision|recall)/i.test(name)) return [0.25]
  return []
}

function acceptsText({ minLength = 0, maxLength = Infinity, pattern }: Schema, text: string): boolean {
  return (
    text.length >= minLength &&
    text.length <= maxLength &&
    (pattern === undefined || new RegExp(pattern, 'u').test(text))
  )
}

function acceptsNumber(schema: Schema, number: number): boolean {
  const {
    minimum = -Infinity,
    maximum = Infinity,
    exclusiveMinimum = -Infinity,
    exclusiveMaximum = Infinity,
    multipleOf,
  } = schema
  return (
    (![schema.type].flat().includes('integer') || Number.isInteger(number)) &&
    number >= minimum &&
    number <= maximum &&
    number > Number(exclusiveMinimum) &&
    number < Number(exclusiveMaximum) &&
    (multipleOf === undefined || Number.isInteger(Math.round((number / multipleOf) * 1e9) / 1e9))
  )
}
