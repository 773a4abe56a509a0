import { hasCall, type Call } from '@console/contracts'
import { changesSomething } from '../base/changing-calls.ts'
import type { Sent } from '../base/client.ts'
import { CALLS, requestFields, type Field } from '../base/contract.ts'
import { MissingFact, type FactName, type Facts } from '../base/facts.ts'
import { recordsIn, rowsIn } from '../base/json.ts'
import type { Step } from '../base/step.ts'

/** The list whose first row provides the id that a call needs, such as `:id` of its path, and the field of that id. */
const ID_SOURCES: Readonly<Record<string, readonly [list: string, field: string]>> = {
  'account.detail': ['account.list', 'id'],
  'appVersion.adoption': ['appVersion.list', 'id'],
  'audit.detail': ['audit.query', 'id'],
  'crm.contacts': ['crm.customers', 'customer'],
  'knowledge.question': ['knowledge.questions.list', 'id'],
  'message.historyDetail': ['message.history', 'id'],
  'prompt.versions': ['prompt.prompts.list', 'id'],
  'qualityDesk.inspectionItems': ['qualityDesk.inspections', 'id'],
  'role.detail': ['role.list', 'id'],
  'role.holders': ['role.list', 'id'],
  'subApp.fieldValues': ['account.list', 'id'],
  'tenantAdmin.detail': ['tenantAdmin.list', 'id'],
}
const LABEL_CALLS = [
  'judgedLabel.figures',
  'judgedLabel.sessions',
  'label.backFills',
  'label.describe',
  'label.versions',
]
const SESSIONS = 'sessionRecord.list'

/** Calls whose request cannot be built from the answers of a platform, each with the reason. */
const UNBUILDABLE_CALLS: Readonly<Record<string, string>> = {
  'account.getImport': 'it belongs to an import of people',
  'account.importProblems': 'it belongs to an import of people',
  'frame.visitor': 'it needs the token of a framed page',
  'judgedLabel.tryRule': 'its rule is written by people',
  'label.backTest': 'its rule is written by people',
  'openApi.auditRecords': 'it needs the access token of an API client',
  'openApi.organizations': 'it needs the access token of an API client',
  'openApi.ownUsage': 'it needs the access token of an API client',
  'recording.link': 'it needs a call with a recording',
  'signUp.invitation': 'it needs an invitation',
}

/** Request fields that have the same meaning in every call, with their facts. */
const FACT_BY_FIELD: Readonly<Record<string, FactName>> = {
  bizTypeId: 'bizTypeId',
  businessTypeId: 'bizTypeId',
  orgId: 'orgId',
  projectId: 'projectId',
  tenantId: 'tenantId',
  userId: 'seatUserId',
}

/** The reading calls of ours that the platform names. */
export function stepsOfOurs(capabilities: readonly string[]): Step[] {
  return findOurs(capabilities)
    .filter((call) => !changesSomething(call) && UNBUILDABLE_CALLS[call.id] === undefined)
    .map((call): Step => {
      const record = recordField(call)
      return {
        id: call.id,
        request: (facts) => buildRequest(call, facts),
        learn: (data, facts) => learnFirstRow(call, data, facts),
        ...(record === undefined ? {} : { record }),
      }
    })
}

/** Our own calls that a platform has according to its capabilities. */
export const findOurs = (capabilities: readonly string[]): Call[] =>
  CALLS.filter((call) => call.documented !== true && hasCall(capabilities, call))

export const reasonNotBuilt = ({ id }: Pick<Call, 'id'>): string | undefined => UNBUILDABLE_CALLS[id]

function recordField(call: Call): string | undefined {
  const names = requestFields(call).map(({ name }) => name)
  return ID_SOURCES[call.id] === undefined
    ? undefined
    : names.find((name) => name === 'id' || name === 'questionId')
}

export function learnFirstRow({ id }: Pick<Call, 'id'>, data: unknown, facts: Facts): void {
  const [row] = recordsIn(rowsIn(data))
  for (const name of ['id', 'sessionId', 'customer']) facts.learnRow(id, name, row?.[name])
}

/** One word a line: the only file that a reading call takes. */
const WORDS = { name: 'words.txt', mediaType: 'text/plain', content: 'discount\r\nrefund\r\n' }

function buildRequest(call: Call, facts: Facts): Sent {
  if (call.isForm === true) return { form: { file: WORDS } }
  const sent: {
    params: Record<string, unknown>
    query: Record<string, unknown>
    body: Record<string, unknown>
  } = {
    params: {},
    query: {},
    body: {},
  }
  const fields = requestFields(call)
  for (const field of fields)
    if (field.isRequired)
      sent[field.in === 'path' ? 'params' : field.in][field.name] = valueFor(call, field, facts)
  const { params, query, body } = sent
  return fields.some((field) => field.in === 'body') ? { params, query, body } : { params, query }
}

function valueFor(call: Call, { name, example }: Field, facts: Facts): unknown {
  const fact = FACT_BY_FIELD[name]
  if (fact !== undefined) return facts.get(fact)
  if (/session_?id/i.test(name)) return facts.findRow(SESSIONS, 'sessionId')
  const row = ID_SOURCES[call.id]
  if (row !== undefined && (name === row[1] || /ids?$/i.test(name))) return facts.findRow(...row)
  if (name === 'id' && LABEL_CALLS.includes(call.id)) return facts.get('labelId')
  if (/(^i|I)[dD]s?$/.test(name)) {
    // The program that sends the call names itself.
    if (name === 'clientId') return 'console'
    throw new MissingFact(`the ${name} of a record`)
  }
  return dayFor(name, facts) ?? example
}

/** Days and times are of the last week. */
function dayFor(name: string, facts: Facts): string | number | undefined {
  if (name === 'beginDay' || name === 'beginAt') return facts.day(6)
  if (name === 'endDay' || name === 'endAt' || name === 'day') return facts.day(0)
  if (name === 'beginTime') return facts.seconds - 6 * 86_400
  if (name === 'endTime') return facts.seconds
  if (name === 'from') return facts.isoDay(6)
  if (name === 'to') return facts.isoDay(0)
  return name === 'month' ? facts.month : undefined
}
