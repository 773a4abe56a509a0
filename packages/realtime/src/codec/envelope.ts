import { dolphin } from '../generated/realtime.js'

const { realtime } = dolphin
const { v1 } = realtime
export const { NotifyId, SeatStatus, MasterStatus, StreamKind } = v1

/** A message with all of its fields, as decoding gives it: what was not sent has its default. */
type Whole<Properties> = {
  [Name in Exclude<keyof Properties, '$unknowns'>]-?: WholeValue<NonNullable<Properties[Name]>>
}
type WholeValue<Value> = Value extends readonly (infer Item)[]
  ? WholeValue<Item>[]
  : Value extends object
    ? Whole<Value>
    : Value

export type HeartBeat = Whole<dolphin.realtime.v1.HeartBeat.$Properties>
export type KickOff = Whole<dolphin.realtime.v1.KickOff.$Properties>
export type PushEvents = Whole<dolphin.realtime.v1.PushEvents.$Properties>
export type OnlineDetailNotify = Whole<dolphin.realtime.v1.OnlineDetailNotify.$Properties>
export type SeatStatusNotify = Whole<dolphin.realtime.v1.SeatStatusNotify.$Properties>
export type MasterStatusNotify = Whole<dolphin.realtime.v1.MasterStatusNotify.$Properties>
export type RoomEvent = Whole<dolphin.realtime.v1.C2SRoomEvent.$Properties>
export type RoomStatus = Whole<dolphin.realtime.v1.S2CNotifyRoomStatus.$Properties>
export type RoomMember = RoomStatus['member']

export const RoomEventType = v1.C2SRoomEvent.Type
export const RoomStatusType = v1.S2CNotifyRoomStatus.Type
export const MonitorCommandType = v1.MonitorCommand.Command

type Payloads = {
  offer: Whole<dolphin.realtime.v1.WebRtcOffer.$Properties>
  answer: Whole<dolphin.realtime.v1.WebRtcAnswer.$Properties>
  candidate: Whole<dolphin.realtime.v1.WebRtcCandidate.$Properties>
  monitor: Whole<dolphin.realtime.v1.MonitorCommand.$Properties>
  text: Whole<dolphin.realtime.v1.TextMessage.$Properties>
}
/** Payload of a peer message. */
export type PeerPayload = { [Kind in keyof Payloads]: { kind: Kind; value: Payloads[Kind] } }[keyof Payloads]
type DirectMessageHead = Pick<
  Whole<dolphin.realtime.v1.DirectMessage.$Properties>,
  'messageId' | 'roomId' | 'fromUserId' | 'toUserId'
>
/** Carries one payload, or none where the sender knows a kind that this reader does not. */
export type DirectMessage = DirectMessageHead & { [Kind in keyof Payloads]?: Payloads[Kind] | null }

type Bodies = {
  heartBeat: HeartBeat
  kickOff: KickOff
  pushEvents: PushEvents
  onlineDetail: OnlineDetailNotify
  seatStatus: SeatStatusNotify
  masterStatus: MasterStatusNotify
  roomEvent: RoomEvent
  roomStatus: RoomStatus
  directMessage: DirectMessage
}
export type BodyKind = keyof Bodies
export type Body = { [Kind in BodyKind]: { kind: Kind; value: Bodies[Kind] } }[BodyKind]

/** The number of a body's field is that of its notification (requirements 3, "Notification ids"). */
const ID_OF_KIND: Readonly<Record<BodyKind, number>> = {
  heartBeat: NotifyId.HEART_BEAT,
  kickOff: NotifyId.KICK_OFF,
  pushEvents: NotifyId.PUSH_EVENTS,
  onlineDetail: NotifyId.ONLINE_DETAIL,
  seatStatus: NotifyId.SEAT_STATUS,
  masterStatus: NotifyId.MASTER_STATUS,
  roomEvent: NotifyId.ROOM_EVENT,
  roomStatus: NotifyId.ROOM_STATUS,
  directMessage: NotifyId.DIRECT_MESSAGE,
}
const KNOWN_IDS: ReadonlySet<number> = new Set(Object.values(ID_OF_KIND))

/** The envelope around every message. Absent fields are 0, empty or false. */
export type EnvelopeHead = {
  /** Counts up by 1 per direction and session, from 1; 0 on heartbeats and answers. */
  seq: number
  /** Highest `seq` received from the other side. */
  ack: number
  sessionId: string
  requestId: string
  /** Unix milliseconds. */
  sentAt: number
  /** Code of answers; 0 is success. */
  code: number
  msg: string
  resumed: boolean
}
export type Envelope = EnvelopeHead & {
  id: number
  /** Null in a refusal. */
  body: Body | null
}

/** One binary frame. */
export function encodeEnvelope(head: Partial<EnvelopeHead>, body: Body): Uint8Array {
  return encode({ ...head, id: ID_OF_KIND[body.kind], [body.kind]: body.value })
}

/** The refusal of a message: its id and request id, a code, a reason, and no body. */
export function encodeRefusal(
  { id, requestId }: Pick<Envelope, 'id' | 'requestId'>,
  refusal: Pick<EnvelopeHead, 'code' | 'msg'> & Partial<Pick<EnvelopeHead, 'ack'>>,
): Uint8Array {
  return encode({ ...refusal, id, requestId })
}

function encode(properties: dolphin.realtime.v1.Envelope.$Properties): Uint8Array {
  return v1.Envelope.encode(properties).finish()
}

export type Decoded =
  | { ok: true; envelope: Envelope }
  /** `malformed` is no envelope at all; the others are envelopes that the protocol does not know, and ignored (RT-003). */
  | { ok: false; reason: 'malformed' | 'unknownId' | 'otherBody' }

/** Reads one binary frame; never throws. */
export function decodeEnvelope(bytes: Uint8Array): Decoded {
  const envelope = decode(bytes)
  if (envelope === null) return { ok: false, reason: 'malformed' }
  if (!KNOWN_IDS.has(envelope.id)) return { ok: false, reason: 'unknownId' }
  const body = toBody(envelope)
  if (body === null ? envelope.code === 0 : ID_OF_KIND[body.kind] !== envelope.id)
    return { ok: false, reason: 'otherBody' }
  const { id, seq, ack, sessionId, requestId, sentAt, code, msg, resumed } = envelope
  return { ok: true, envelope: { id, seq, ack, sessionId, requestId, sentAt, code, msg, resumed, body } }
}

function decode(bytes: Uint8Array): dolphin.realtime.v1.Envelope | null {
  try {
    return v1.Envelope.decode(bytes)
  } catch {
    // The library finds it wrong: the frame is dropped.
    return null
  }
}

function toBody(envelope: dolphin.realtime.v1.Envelope): Body | null {
  const kind = envelope.body
  if (kind === undefined) return null
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- decoding has every default, which the generated types do not say
  return { kind, value: envelope[kind] } as Body
}
