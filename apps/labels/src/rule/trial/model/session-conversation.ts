import { label, sessionRecord } from '@console/contracts'
import type { CallFacts, Conversation, Sentence } from '@console/label-engine'
import { MAX_TRIED_SENTENCES } from './conversation-text.ts'

/** A call of a session as the engine judges it, as the server does. */
export function toConversation(
  call: sessionRecord.CallOfSession,
  utterances: readonly sessionRecord.Utterance[],
): Conversation & { isCut: boolean } {
  const own = utterances.filter(({ callId }) => callId === call.callId)
  return {
    sentences: own.slice(0, MAX_TRIED_SENTENCES).map(toSentence),
    facts: toCallFacts(call),
    isCut: own.length > MAX_TRIED_SENTENCES,
  }
}

function toSentence({ speaker, words, atMs, lastsMs, emotion }: sessionRecord.Utterance): Sentence {
  const isSeat = speaker === sessionRecord.SPEAKER.seat
  return {
    role: isSeat ? label.ROLE.agent : label.ROLE.customer,
    words,
    beginMs: atMs,
    endMs: lastsMs === undefined ? null : atMs + lastsMs,
    emotion: emotion ?? null,
  }
}

function toCallFacts(call: sessionRecord.CallOfSession): CallFacts {
  const { startedAt, answeredAt, endedAt, talkSeconds, hungUpBy } = call
  const rungUntil = answeredAt ?? endedAt
  return {
    accepted: answeredAt !== null || (endedAt === null ? null : false),
    ringSeconds: rungUntil === null ? null : rungUntil - startedAt,
    // A call that nobody answered has a talk time of 0.
    talkSeconds: answeredAt === null && endedAt !== null ? 0 : talkSeconds,
    hungUpBy:
      hungUpBy === null || hungUpBy === 'system'
        ? null
        : label.ROLE[hungUpBy === 'seat' ? 'agent' : 'customer'],
  }
}
