import { z } from 'zod'

export const roomMember = z.object({ userId: z.int(), name: z.string(), isOwner: z.boolean() })

/** Changes of one server are numbered: a server that has missed a number loads all members of that server. */
const numbered = { server: z.string(), version: z.int().nonnegative() }

export const roomChange = z.discriminatedUnion('kind', [
  /** A server begins: the others answer with a beat. */
  z.object({ kind: z.literal('hello'), server: z.string() }),
  z.object({ kind: z.literal('beat'), ...numbered }),
  z.object({
    kind: z.literal('joined'),
    ...numbered,
    sessionId: z.string(),
    roomId: z.string(),
    member: roomMember,
  }),
  z.object({
    kind: z.literal('left'),
    ...numbered,
    sessionId: z.string(),
    roomId: z.string(),
    how: z.enum(['exit', 'kickOff']),
  }),
  /** All sessions of the person have to leave, wherever they are. */
  z.object({ kind: z.literal('expelled'), ...numbered, roomId: z.string(), userId: z.int() }),
])
export type RoomChange = z.output<typeof roomChange>
export type NumberedChange = Exclude<RoomChange, { kind: 'hello' }>

/** `text`: the message as `writeMessage` has it. */
export const passedMessage = z.object({ roomId: z.string(), toUserId: z.int(), text: z.string() })
