import { CLOSE_CODES, encodeEnvelope, encodeRefusal, type Envelope, type HeartBeat } from '@console/realtime'
import { hashToken } from '../../access/session.store.ts'
import type { RealtimeSession } from '../session/realtime-session.ts'
import type { SignedIn } from '../sign-in/check-token.ts'
import { isServedVersion } from '../sign-in/version.ts'
import type { ConnectionState } from './connection-state.ts'

type Beat = { envelope: Envelope; heartBeat: HeartBeat }
type Refusal = { code: number; msg: string; close: Parameters<ConnectionState['close']>[0] | null }

const SIGNED_OUT: Refusal = { code: 401, msg: 'not signed in', close: CLOSE_CODES.signedOut }
const FORBIDDEN: Refusal = { code: 403, msg: 'business type not allowed', close: CLOSE_CODES.forbidden }
const NOT_SWITCHED: Refusal = { ...FORBIDDEN, close: null }
const TOO_OLD: Refusal = { code: 426, msg: 'client too old', close: CLOSE_CODES.upgrade }
const TOO_MANY: Refusal = { code: 429, msg: 'too many connections', close: CLOSE_CODES.tooMany }
const UNAVAILABLE: Refusal = { code: 500, msg: 'not available at present', close: CLOSE_CODES.restart }

/** Answers the heartbeats of a connection in their order: the first signs in, the others keep it alive or switch. */
export function heartBeats(state: ConnectionState) {
  const { limits, log, shared } = state.services
  const checks = recheckTimes(state)
  let waiting = 0
  let last: Promise<void> = Promise.resolve()

  async function handle(beat: Beat): Promise<void> {
    if (state.isClosed) return
    if (state.session === null) await signIn(state, beat)
    else await keepAlive(state, { beat, session: state.session, checks })
  }

  function take(envelope: Envelope, heartBeat: HeartBeat): void {
    const { session } = state
    const beat = { envelope, heartBeat }
    // Nothing is accepted while the first one is being checked.
    if (session === null && waiting > 0) return
    if (session === null) state.silence.stopSignInLimit()
    if (session) {
      session.sender.acknowledge(envelope.ack)
      shared.acknowledged(session, envelope.ack)
      shared.updated(session)
    }
    if (session && waiting === 0 && !checks.areDue() && !isChanged(session, heartBeat))
      return echo(state, beat, { session, resumed: false })
    if (waiting >= limits.waitingHeartBeats) return state.close(CLOSE_CODES.tooMany)
    waiting += 1
    last = last
      .then(() => handle(beat))
      .catch((error: unknown) => {
        log.error({ err: error }, 'a realtime heartbeat could not be checked')
        refuse(state, beat, UNAVAILABLE)
      })
      .finally(() => (waiting -= 1))
  }

  return {
    take,
    /** Resolves once the heartbeats that came so far are answered; null when they are. */
    waiting: (): Promise<void> | null => (waiting > 0 ? last : null),
  }
}

async function signIn(state: ConnectionState, beat: Beat): Promise<void> {
  const { token, version, businessTypeId } = beat.heartBeat
  if (!isServedVersion(version)) return refuse(state, beat, TOO_OLD)
  const { check, endedTokens } = state.services
  const checked = await check(token, businessTypeId)
  if (state.isClosed) return
  if (checked.kind === 'signedOut' || endedTokens.has(checked.user.tokenHash))
    return refuse(state, beat, SIGNED_OUT)
  if (checked.kind === 'forbidden') return refuse(state, beat, FORBIDDEN)
  const found = await resume(state, beat, checked.user)
  // It may have ended meanwhile: what it missed could not be read.
  const resumed = found?.isPresent === true ? found : null
  if (state.isClosed) return
  const session = resumed ?? state.services.registry.create({ ...checked.user, businessTypeId })
  if (session === null) return refuse(state, beat, TOO_MANY)
  const isSwitched = session.businessTypeId !== businessTypeId
  const isSame = resumed !== null && session.businessTypeId === businessTypeId
  session.businessTypeId = businessTypeId
  state.begin(session)
  echo(state, beat, { session, resumed: resumed !== null })
  if (isSwitched) state.services.rooms.leaveAll(session)
  state.writer.flush(session)
  if (!isSame) state.services.greet(session)
}

/**
 * Finds the session that the client names, if it belongs to the same user and still has everything that the client did not
 * get.
 */
async function resume(
  state: ConnectionState,
  { envelope }: Beat,
  user: SignedIn,
): Promise<RealtimeSession | null> {
  const { registry, takeOver } = state.services
  const { sessionId } = envelope
  const session = registry.find(sessionId) ?? (sessionId === '' ? null : await takeOver(sessionId, user))
  if (!session || session.userId !== user.userId || session.tenantId !== user.tenantId) return null
  if (!session.sender.resume(envelope.ack)) {
    session.link?.drop()
    registry.end(session)
    return null
  }
  registry.renew(session, user.tokenHash)
  return session
}

type Checks = { areDue: () => boolean; done: () => void }

function recheckTimes({ services: { timers, limits } }: ConnectionState): Checks {
  let checkedAt = timers.now()
  return {
    areDue: () => timers.now() - checkedAt >= limits.recheckMs,
    done: () => (checkedAt = timers.now()),
  }
}

async function keepAlive(
  state: ConnectionState,
  { beat, session, checks }: { beat: Beat; session: RealtimeSession; checks: Checks },
): Promise<void> {
  const { businessTypeId } = session
  const isChecked = checks.areDue() || isChanged(session, beat.heartBeat)
  if (isChecked) {
    const refusal = await recheck(state, session, beat.heartBeat)
    if (refusal !== null) return refuse(state, beat, refusal)
    checks.done()
  }
  if (state.isClosed) return
  echo(state, beat, { session, resumed: false })
  const { rooms } = state.services
  if (session.businessTypeId !== businessTypeId) rooms.leaveAll(session)
  if (isChecked) rooms.recheck(session)
}

function isChanged(session: RealtimeSession, { token, businessTypeId }: HeartBeat): boolean {
  return businessTypeId !== session.businessTypeId || !hashToken(token).equals(session.tokenHash)
}

/** Checks a heartbeat with another token or business type, and every one after a while. Null when it is allowed. */
async function recheck(
  state: ConnectionState,
  session: RealtimeSession,
  { token, businessTypeId }: HeartBeat,
): Promise<Refusal | null> {
  const { check, endedTokens, registry, shared } = state.services
  const checked = await check(token, businessTypeId)
  if (state.isClosed) return null
  if (checked.kind === 'signedOut' || !belongsTo(session, checked.user)) return SIGNED_OUT
  if (endedTokens.has(checked.user.tokenHash)) return SIGNED_OUT
  if (checked.kind === 'forbidden')
    return businessTypeId === session.businessTypeId ? FORBIDDEN : NOT_SWITCHED
  if (!checked.user.tokenHash.equals(session.tokenHash)) registry.renew(session, checked.user.tokenHash)
  if (session.businessTypeId !== businessTypeId) {
    session.businessTypeId = businessTypeId
    shared.updated(session)
    state.services.greet(session)
  }
  return null
}

function belongsTo({ tenantId, userId }: RealtimeSession, user: SignedIn): boolean {
  return tenantId === user.tenantId && userId === user.userId
}

function echo(
  { writer, services }: ConnectionState,
  { envelope: { requestId }, heartBeat: { version } }: Beat,
  { session, resumed }: { session: RealtimeSession; resumed: boolean },
): void {
  const { id: sessionId, receiver, businessTypeId } = session
  services.heard(session, version)
  writer.answer(
    encodeEnvelope(
      { ack: receiver.ack(), sessionId, requestId, sentAt: services.unixNow(), code: 0, resumed },
      {
        kind: 'heartBeat',
        value: { token: '', version: '', businessTypeId, period: services.limits.periodSeconds },
      },
    ),
  )
}

function refuse({ writer, session, isClosed, close }: ConnectionState, beat: Beat, refusal: Refusal): void {
  if (isClosed) return
  const ack = session?.receiver.ack() ?? 0
  writer.answer(encodeRefusal(beat.envelope, { code: refusal.code, msg: refusal.msg, ack }))
  if (refusal.close !== null) close(refusal.close)
}
