import { z } from 'zod'
import { StartProblem } from '../start-problem.ts'

/** The servers through which two browsers find a way to each other. */
export type IceSettings = {
  readonly stunUrls: readonly string[]
  readonly turn: { readonly urls: readonly string[]; readonly secret: string } | null
}

/** A name or address, `[…]` around one of IPv6, and a port. */
const HOST = String.raw`(?:[a-z0-9.-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?`
const STUN = new RegExp(`^stuns?:${HOST}$`, 'i')
const TURN = new RegExp(String.raw`^turns?:${HOST}(?:\?transport=(?:udp|tcp))?$`, 'i')
/** A browser warns from five servers on. */
const MAX_URLS = 4

const urls = (shape: RegExp) =>
  z
    .string()
    .transform((text) => text.split(/[\s,]+/).filter((one) => one !== ''))
    .pipe(z.array(z.string().regex(shape)).max(MAX_URLS))
    .default([])

export const iceEnvironment = {
  STUN_URLS: urls(STUN),
  TURN_URLS: urls(TURN),
  /** As coturn's `static-auth-secret`. */
  TURN_SECRET: z.string().min(1).optional(),
}

export const iceAdvice = {
  STUN_URLS: `use up to ${MAX_URLS} addresses such as stun:stun.example:3478, separated by commas`,
  TURN_URLS: `use up to ${MAX_URLS} addresses such as turn:turn.example:3478?transport=udp or turns:turn.example:5349, separated by commas`,
}

const environmentSchema = z.object(iceEnvironment)

export function parseIceSettings({
  STUN_URLS,
  TURN_URLS,
  TURN_SECRET,
}: z.output<typeof environmentSchema>): IceSettings {
  if (TURN_URLS.length > 0 && TURN_SECRET === undefined)
    throw new StartProblem('TURN_URLS needs TURN_SECRET.')
  if (TURN_URLS.length === 0 && TURN_SECRET !== undefined)
    throw new StartProblem('TURN_SECRET needs TURN_URLS.')
  return {
    stunUrls: STUN_URLS,
    turn: TURN_SECRET === undefined ? null : { urls: TURN_URLS, secret: TURN_SECRET },
  }
}
