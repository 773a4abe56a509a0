import type { Language } from '@console/contracts'
import { SECOND_MS } from '../../../platform/time/units.ts'
import type { Random } from '../random.ts'
import type { Exchange } from './business-lines.ts'
import { pickOne } from './chances.ts'
import { linesOfBusiness } from './lines-of-business.ts'
import type { Moment, UtteranceFact, EndedCall, ScenarioBusiness } from './scenario-model.ts'
import { talkLines } from './talk-lines.ts'

/** Something that a rule or a label will find, said at its moment. */
export type Planted = { speaker: 1 | 2; saidAt: Moment; words: string; emotion: string | null }

const UTTERANCES = { min: 8, max: 30, secondsEach: 13 }
/** Share of lines about the business; the rest of the talk could be of any business. */
const SHARE_OF_BUSINESS = 0.65
/** Milliseconds to say a character. */
const MS_OF_CHARACTER = { en: 65, zh: 230 } as const
const SEAT = 1
const CUSTOMER = 2

type Line = { speaker: 1 | 2; words: string }
type Talk = {
  call: EndedCall & { answeredAt: Moment }
  business: ScenarioBusiness
  planted: readonly Planted[]
  language: Language
  random: Random
}

/**
 * Creates the sentences of an answered call: greeting, need, objection, quote, close, with the planted sentences between.
 */
export function createUtterances(talk: Talk): UtteranceFact[] {
  const { call } = talk
  const planted = talk.planted.toSorted((one, other) => one.saidAt - other.saidAt)
  const talkSeconds = (call.endedAt - call.answeredAt) / SECOND_MS
  const count = Math.max(UTTERANCES.min, Math.round(talkSeconds / UTTERANCES.secondsEach))
  // A planted sentence of the customer gets an answer.
  const lines = pickLines(talk, Math.min(UTTERANCES.max, count) - 2 * planted.length)
  const said: Said[] = []
  let from = call.answeredAt
  for (const sentence of planted) {
    const share = (sentence.saidAt - from) / (call.endedAt - from)
    const before = lines.splice(0, pauseNear(lines, Math.round(share * lines.length)))
    said.push(...spread(before, from, sentence.saidAt), sentence)
    from = sentence.saidAt
    if (sentence.speaker === CUSTOMER)
      lines.unshift(seat(pickOne(talk.random, talkLines[talk.language].replies)))
  }
  said.push(...spread(lines, from, call.endedAt))
  return said.map(({ speaker, saidAt, words: line, emotion = null }, index) => {
    const words = filled(line, talk)
    const nextAt = said[index + 1]?.saidAt ?? call.endedAt
    const endsAt = Math.min(nextAt, saidAt + words.length * MS_OF_CHARACTER[talk.language])
    return { callId: call.callId, seq: index + 1, speaker, saidAt, words, endsAt, emotion }
  })
}

type Said = Line & { saidAt: Moment; emotion?: string | null }

/** Spreads lines evenly between two moments, at neither of them. */
function spread(lines: readonly Line[], from: Moment, to: Moment): Said[] {
  const step = (to - from) / (lines.length + 1)
  return lines.map((line, index) => ({ ...line, saidAt: from + Math.floor(step * (index + 1)) }))
}

/** The first position from there on where the seat has answered and the customer has not gone on. */
function pauseNear(lines: readonly Line[], count: number): number {
  for (let index = Math.max(1, count); index < lines.length; index += 1) {
    if (lines[index - 1]?.speaker === SEAT && lines[index]?.speaker === CUSTOMER) return index
  }
  return Math.min(count, lines.length)
}

/** About as many lines as requested, in whole exchanges, and one exchange at least between opening and close. */
function pickLines({ call, business, language, random }: Talk, count: number): Line[] {
  const general = talkLines[language]
  const own = linesOfBusiness(business.name)
  const opening = call.isOutbound
    ? [
        seat(pickOne(random, general.openings)),
        ...exchange(pickOne(random, general.greetings)),
        seat(pickOne(random, own.purpose)),
      ]
    : [seat(pickOne(random, general.inboundOpenings)), ...general.inboundGreetings.flatMap(exchange)]
  const quote = call.isQuoted ? pickOne(random, general.quotes) : null
  const quoting = quote === null ? [] : [seat(quote.seat), ...exchange([quote.customer, quote.reply])]
  const close = exchange(pickOne(random, call.isOrdered ? general.deals : general.refusals))
  const room = Math.max(1, Math.floor((count - opening.length - quoting.length - close.length) / 2))
  const mixed = pickSome([...own.needs, ...own.objections], Math.ceil(room * SHARE_OF_BUSINESS), random)
  // Lines about the business come in its order, small talk anywhere between.
  for (const filler of pickSome(general.middle, room - mixed.length, random))
    mixed.splice(random.int(0, mixed.length), 0, filler)
  return [...opening, ...mixed.flatMap(exchange), ...quoting, ...close]
}

/** Picks a number of items of a list, in its order. */
function pickSome<T>(list: readonly T[], count: number, random: Random): T[] {
  const chosen = new Set(shuffled([...list.keys()], random).slice(0, count))
  return list.filter((_, index) => chosen.has(index))
}

const seat = (words: string): Line => ({ speaker: SEAT, words })
const customer = (words: string): Line => ({ speaker: CUSTOMER, words })
const exchange = ([question, answered]: Exchange): Line[] => [customer(question), seat(answered)]

function shuffled<T>(list: readonly T[], random: Random): T[] {
  const left = [...list]
  return list.flatMap(() => left.splice(random.int(0, left.length - 1), 1))
}

function filled(words: string, { call, business, language, random }: Talk): string {
  if (!words.includes('{')) return words
  const product = business.products.find(({ id }) => id === call.productId)
  return words.replace(/\{(\w+)\}/g, (slot, name: string) => {
    if (name === 'product') return product?.name ?? business.name
    if (name === 'price') return String(call.price ?? product?.price ?? '')
    if (name === 'number') return String(random.int(2, 9))
    return name === 'day' ? pickOne(random, talkLines[language].days) : slot
  })
}
