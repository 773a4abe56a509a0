import { label } from '@console/contracts'
import { UNKNOWN_FACTS, type CallFacts, type Conversation, type Sentence } from '@console/label-engine'
import { useState } from 'react'
import { MAX_TRIED_SENTENCES, nextSentence } from './model/conversation-text.ts'

/** A conversation that was not typed here. A new `key` shows it in the panel. */
export type LoadedConversation = Conversation & { key: string; isCut: boolean }

/** A conversation that is typed or pasted here has no key. */
const TYPED_KEY = ''
const EMPTY: LoadedConversation = { key: TYPED_KEY, sentences: [], facts: UNKNOWN_FACTS, isCut: false }

export type TrialState = ReturnType<typeof useTrial>

/** The conversation that a rule is tried on: the loaded one, until it is changed here. Nothing of it is saved. */
export function useTrial(loaded: LoadedConversation | null) {
  const [tried, setTried] = useState(EMPTY)
  if (loaded !== null && loaded.key !== tried.key) setTried(loaded)
  const { sentences } = tried
  const change = (next: readonly Sentence[]) => setTried({ ...tried, sentences: next })
  return {
    conversation: tried,
    isCut: tried.isCut,
    isFull: sentences.length >= MAX_TRIED_SENTENCES,
    show: (pasted: readonly Sentence[], isCut: boolean) => setTried({ ...EMPTY, sentences: pasted, isCut }),
    clear: () => setTried(EMPTY),
    add: (said: Pick<Sentence, 'role' | 'words'>) =>
      change([...sentences, nextSentence(said, sentences.at(-1))]),
    remove: (index: number) => change(sentences.filter((_, other) => other !== index)),
    setEmotion: (index: number, isAngry: boolean) =>
      change(
        sentences.map((sentence, other) =>
          other === index ? { ...sentence, emotion: isAngry ? label.EMOTIONS[0] : null } : sentence,
        ),
      ),
    setFacts: (changes: Partial<CallFacts>) => setTried({ ...tried, facts: { ...tried.facts, ...changes } }),
  }
}
