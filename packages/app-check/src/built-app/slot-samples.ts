import type { subApp } from '@console/contracts'
import type { SlotRecord, SlotRequest } from '@console/sub-app/slots/messages'

/** A question to a contribution, as the console would ask it. */
export type SlotQuestion = { slot: string; request: SlotRequest }

const ROWS = 50
const LONG_TEXT = 'long '.repeat(40)
const SAMPLE_TIME = 1_795_521_600

/** Everything that the console asks a contribution: with whole records, with empty fields, with long texts and without any. */
export function listQuestions(
  contribution: subApp.Contribution,
  fields: subApp.RecordFields,
): SlotQuestion[] {
  const ask = (request: SlotRequest): SlotQuestion => ({ slot: contribution.id, request })
  switch (contribution.kind) {
    case 'column':
      return [ask({ method: 'cells', records: listRows(contribution.target, fields) })]
    case 'rowAction':
      return listVariants(contribution.target, fields).map((record) =>
        ask({ method: 'run', records: [record] }),
      )
    case 'chosenRowsAction':
      return [ask({ method: 'run', records: listRows(contribution.target, fields) })]
    case 'panel':
      if (contribution.frame !== undefined) return []
      return listVariants(contribution.target, fields).map((record) => ask({ method: 'draw', record }))
    case 'homeCard':
    case 'settingsSection':
      return contribution.frame === undefined ? [ask({ method: 'draw', record: null })] : []
    case 'paletteEntry':
    case 'userMenuEntry':
      return [ask({ method: 'run', records: [] })]
    case 'formField':
      return listValues(contribution).map((value) => ask({ method: 'validate', value, record: null }))
    case 'service':
      return []
  }
}

type Target = subApp.RecordTarget

/** Records with the fields of the consent: whole, with empty fields, with long texts, and without any. */
export function listVariants(target: Target, fields: subApp.RecordFields, id = '1001'): SlotRecord[] {
  const named: readonly string[] = fields[target] ?? []
  const withEach = (give: (name: string) => string | number | boolean | null): SlotRecord => ({
    ...Object.fromEntries(named.map((name) => [name, give(name)])),
    id,
  })
  return [
    withEach(sampleValue),
    withEach(() => null),
    withEach((name) => (typeof sampleValue(name) === 'string' ? LONG_TEXT : sampleValue(name))),
    // A field that this company does not give.
    { id },
  ]
}

function listRows(target: Target, fields: subApp.RecordFields): SlotRecord[] {
  return Array.from({ length: ROWS }, (_, index) => {
    const variants = listVariants(target, fields, String(1001 + index))
    return variants[index % variants.length] ?? { id: String(index) }
  })
}

function sampleValue(name: string): string | number | boolean {
  if (name.startsWith('is')) return true
  if (name.endsWith('At')) return SAMPLE_TIME
  if (/(Seconds|Count)$/.test(name)) return 120
  return `Example ${name}`
}

function listValues({
  input,
  options = [],
}: Extract<subApp.Contribution, { kind: 'formField' }>): (string | number | boolean)[] {
  if (input === 'switch') return [true, false]
  if (input === 'number') return [0, 1, 1_000_000]
  if (input === 'select') return options.map(({ value }) => value)
  return ['Example', 'A1', '1001', LONG_TEXT]
}
