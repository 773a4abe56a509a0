import { hasCall, documents } from '@console/contracts'
import { checkChangeRefusals, checkProtection } from './aspects/changing.ts'
import { checkLimits } from './aspects/limit.ts'
import { checkPaging } from './aspects/paging.ts'
import { checkOtherCompany, checkTokens } from './aspects/permission.ts'
import { checkMalformed, checkUnknownId } from './aspects/refusal.ts'
import { changesSomething } from './base/changing-calls.ts'
import type { Check, Played } from './base/check.ts'
import { Client } from './base/client.ts'
import { CALLS } from './base/contract.ts'
import { Facts } from './base/facts.ts'
import { Findings } from './base/findings.ts'
import { valueAt } from './base/json.ts'
import { DOCUMENTED_STEPS } from './plan/documented-steps.ts'
import { findOurs, learnFirstRow, reasonNotBuilt, stepsOfOurs } from './plan/ours.ts'
import { runPlan } from './plan/run-plan.ts'
import { toResult, type CheckResult } from './result.ts'
import { checkSignIn, SIGN_IN_CALLS, signIn, signOut, type Account } from './session-calls.ts'
import { NOT_MADE } from './write/not-made.ts'
import { runScenario } from './write/scenario.ts'
import { SCENARIOS } from './write/scenarios.ts'

export { changesSomething } from './base/changing-calls.ts'
export { CannotRun } from './base/cannot-run.ts'
export type { CheckResult } from './result.ts'

export type CheckOptions = {
  address: string
  account: Account
  /** An account of another company, which must not see any data of the first company. */
  otherAccount?: Account | undefined
  /** Records are made, changed and removed. */
  write?: boolean | undefined
  /** Replaces the capabilities that the console's configuration at the address names. */
  capabilities?: readonly string[] | undefined
  /** Replaces the time limit of each call: for tests. */
  timeLimitMs?: number | undefined
  /** The time of the platform, in milliseconds; absent: that of this machine. */
  now?: number | undefined
}

/** Plays the contract against a platform. Throws `CannotRun` where it does not answer or refuses the sign-in. */
export async function checkPlatform(options: CheckOptions): Promise<CheckResult> {
  const { address, account, otherAccount, write = false, timeLimitMs } = options
  const facts = new Facts(options.now ?? Date.now())
  const client = new Client({ address, timeLimitMs, businessTypeId: () => facts.find('bizTypeId') })
  const findings = new Findings()
  const capabilities = options.capabilities ?? (await consoleCapabilities(client))
  const own = await signIn(client, account, findings)
  const other = otherAccount === undefined ? null : await signIn(client, otherAccount, null)
  const check: Check = { client, findings, facts, own, other }
  const played = await readEverything(check, capabilities)
  await Promise.all([
    checkSignIn(check),
    ...played.map((one) => probe(check, one)),
    protectUnplayed(check, capabilities, played),
  ])
  const leftBehind = write ? await changeThings(check) : noteChanges(check)
  await signOut(check)
  return toResult({ address, capabilities, findings, slowest: played, leftBehind, isWrite: write })
}

/** The documented calls first: those of ours need what they answer. */
async function readEverything(check: Check, capabilities: readonly string[]): Promise<Played[]> {
  const documented = await runPlan(check, DOCUMENTED_STEPS)
  for (const { call, outcome } of documented)
    if (outcome.kind === 'success') learnFirstRow(call, outcome.data, check.facts)
  const ours = findOurs(capabilities)
  for (const call of ours) {
    const reason = reasonNotBuilt(call)
    if (reason !== undefined) check.findings.notTried(call, READING_ASPECTS, reason)
  }
  return [...documented, ...(await runPlan(check, stepsOfOurs(capabilities)))]
}

const READING_ASPECTS = ['there', 'shape', 'code', 'refusal', 'paging', 'limit', 'time'] as const

/** Sends the requests of one call one after the other; several calls are probed at the same time. */
async function probe(check: Check, played: Played): Promise<void> {
  await checkTokens(check, played.call, played.sent)
  await checkOtherCompany(check, played)
  if (played.outcome.kind !== 'success') return
  await checkUnknownId(check, played)
  await checkMalformed(check, played)
  await checkPaging(check, played)
  await checkLimits(check, played)
}

/** An address that no platform has: if it is answered 401 too, a 401 does not prove that an address exists. */
const INVENTED = '/api/platform-check/there-is-no-such-address'

/** Calls that change something, and those whose request could not be built, are sent without a token. */
async function protectUnplayed(
  check: Check,
  capabilities: readonly string[],
  played: readonly Played[],
): Promise<void> {
  const isAnyAddress401 = (await check.client.get(INVENTED)).status === 401
  const done = new Set([...played.map(({ call }) => call.id), ...SIGN_IN_CALLS])
  await Promise.all(
    CALLS.filter((call) => hasCall(capabilities, call) && !done.has(call.id)).map((call) =>
      checkProtection(check, call, isAnyAddress401),
    ),
  )
}

const WRITTEN_ASPECTS = ['shape', 'code', 'refusal', 'time'] as const

function noteChanges({ findings }: Check): string[] {
  for (const call of CALLS.filter(changesSomething))
    findings.notTried(call, WRITTEN_ASPECTS, 'it changes something: --write plays it')
  return []
}

async function changeThings(check: Check): Promise<string[]> {
  const left: string[] = []
  for (const scenario of SCENARIOS) left.push(...(await runScenario(check, scenario)))
  const changing = CALLS.filter(changesSomething)
  const documented = changing.filter(
    (call) =>
      call.documented === true && !NEVER_REFUSED.includes(call.id) && !check.findings.hasFault(call, 'there'),
  )
  await Promise.all(documented.map((call) => checkChangeRefusals(check, call)))
  for (const call of changing)
    check.findings.notTried(
      call,
      WRITTEN_ASPECTS,
      NOT_MADE[call.id] ?? 'it changes something, and the check has no scenario for it',
    )
  return left
}

/** Calls that never get a request to refuse, not even a malformed one: failed attempts may end or lock an account. */
const NEVER_REFUSED = ['session.logout', 'session.modifyLoginUserPwd']

/** Reads which calls beyond the documented ones the console's configuration names; none where there is no such file. */
async function consoleCapabilities(client: Client): Promise<string[]> {
  const { status, json } = await client.get(documents.CONFIG_PATH)
  const named = status === 200 ? valueAt(json, 'capabilities') : undefined
  return Array.isArray(named) ? named.filter((name) => typeof name === 'string') : []
}
