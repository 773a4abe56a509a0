import type { Call } from '@console/contracts'
import type { Check, Played } from '../base/check.ts'
import { describeReply, type Reply, type Sent } from '../base/client.ts'
import { recordsIn, rowsIn, isEmpty, type Json } from '../base/json.ts'
import { isAbsent, sortReply } from './answer.ts'

const NOBODYS_TOKEN = 'platform-check-token-of-nobody'
const UNAUTHORISED = 401

/** Checks that the call answers 401 without a token and with an unknown token. Returns the answer without a token. */
export async function checkTokens(
  { client, findings }: Check,
  call: Call,
  sent: Sent,
): Promise<Reply | null> {
  if (call.access === 'public') {
    findings.notTried(call, 'permission', 'anybody may send it')
    return null
  }
  const [without, nobodys] = await Promise.all([
    client.send(call, sent, null),
    client.send(call, sent, NOBODYS_TOKEN),
  ])
  // A missing call protects nothing, and is reported as a separate fault.
  if (isAbsent(without) && findings.of(call, 'there').state !== 'ok') {
    findings.notTried(call, 'permission', 'the call is not there')
    return without
  }
  for (const [reply, sender] of [
    [without, 'without a token'],
    [nobodys, 'with the token of nobody'],
  ] as const)
    if (reply.status === UNAUTHORISED) findings.ok(call, 'permission')
    else
      findings.fault(
        call,
        'permission',
        `${reply.sent} ${sender}: ${describeReply(reply)}; expected HTTP 401`,
      )
  return without
}

/** Checks that a person of another company gets no data that belong to one company. */
export async function checkOtherCompany(
  check: Check,
  { call, step, sent, by, outcome }: Played,
): Promise<void> {
  const { client, findings, other } = check
  if (step.isPrivate !== true || outcome.kind !== 'success' || other === null || by === other) return
  const reply = await client.send(call, sent, other.token)
  const others = sortReply(call, reply)
  if (others.kind !== 'success') return
  const shared = findShared(outcome.data, { others: others.data, isRecord: step.record !== undefined })
  if (shared === null) findings.ok(call, 'permission')
  else
    findings.fault(
      call,
      'permission',
      `${reply.sent} by ${other.account} of another company: ${shared} of the first company came; expected a refusal or other rows`,
    )
}

/** Describes the first row that both answers have; a record without rows counts as a row. */
function findShared(
  own: unknown,
  { others, isRecord }: { others: unknown; isRecord: boolean },
): string | null {
  if (isRecord) return isEmpty(others) ? null : 'its record'
  const ids = new Set(
    recordsIn(rowsIn(own))
      .map(findRowId)
      .filter((id) => id !== null),
  )
  const shared = recordsIn(rowsIn(others))
    .map(findRowId)
    .find((id) => id !== null && ids.has(id))
  return shared === undefined || shared === null ? null : `the row ${shared}`
}

const ROW_IDS = [
  'id',
  'taskId',
  'corpusId',
  'idmId',
  'projectID',
  'userId',
  'userID',
  'orgId',
  'orgID',
  'bizTypeId',
]

/** The id of a row, by the names that the documents have for it; null for a row that has none. */
export function findRowId(row: Json): string | null {
  const id = ROW_IDS.map((name) => row[name]).find((value) => value !== undefined && value !== null)
  return typeof id === 'number' || typeof id === 'string' ? String(id) : null
}
