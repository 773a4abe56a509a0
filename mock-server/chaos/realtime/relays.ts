import { workspace } from '@console/contracts'
import { signIn } from './company.ts'
import type { HubClient } from './hub-client.ts'
import { openHubClient } from './hub-client.ts'
import { requireOpen, type Play } from './play.ts'

export type Relays = {
  start: (everyMs: number) => void
  stop: () => void
  /** The numbers that were sent to a seat. */
  sentTo: (userId: number) => readonly number[]
  end: () => Promise<void>
}

/** Opens a manager in the rooms of all seats, who sends numbered messages to the seats in turn. */
export async function openRelays(
  { database, random }: Play,
  { seatIds, port, speed }: { seatIds: readonly number[]; port: number; speed: number },
): Promise<Relays> {
  const token = await signIn(`http://127.0.0.1:${port}`, database, 'manager')
  const options = { name: 'manager', userId: 0, token, port, speed, random: random.next }
  const client: HubClient = await openHubClient(options)
  for (const [index, id] of seatIds.entries())
    client.post({ type: 'enterRoom', roomId: workspace.seatRoomId(id), stayId: index + 1 })
  await requireOpen([client])
  const sent = new Map<number, number[]>()
  let count = 0
  let timer: NodeJS.Timeout | undefined
  return {
    start: (everyMs) => {
      timer = setInterval(() => {
        const id = seatIds[count % seatIds.length] ?? 0
        count += 1
        sent.set(id, [...(sent.get(id) ?? []), count])
        client.say(id, String(count))
      }, everyMs)
    },
    stop: () => clearInterval(timer),
    sentTo: (userId) => sent.get(userId) ?? [],
    end: () => client.stop(),
  }
}
