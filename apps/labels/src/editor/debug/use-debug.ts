import { label } from '@console/contracts'
import { failureText, useCallMutation, type CallKeyInput } from '@console/sub-app'
import { useState } from 'react'
import { voiceIdOf, type SimulatedLine, type Source } from '../../model/simulated-line.ts'

type Sent = { question: string; source: Source }

/** A simulated conversation with the saved prompt labels of a product; another environment begins another one (LABEL-Q14). */
export function useDebug(productId: number) {
  const [isProd, setProd] = useState(false)
  const [sessionId, setSessionId] = useState(() => crypto.randomUUID())
  const [lines, setLines] = useState<readonly SimulatedLine[]>([])
  const [source, setSource] = useState<Source>(label.SOURCE.output)
  const [text, setText] = useState('')
  const number = lines.length + 1
  const sending = useCallMutation(label.debug, {
    toInput: ({ question, source: side }: Sent): CallKeyInput<typeof label.debug> => ({
      body: { isProd, productId, question, source: side, sessionId, voiceId: voiceIdOf(sessionId, number) },
    }),
    onSuccess: ({ question, answer }, { source: side }) => {
      setLines((before) => [...before, { number, source: side, question, answer }])
    },
    // The text comes back to the line it was typed in (LABEL-149), unless another one is there by then.
    onError: (_, { question }) => setText((now) => (now === '' ? question : now)),
  })

  return {
    isProd,
    sessionId,
    lines,
    source,
    text,
    /** The line that is on its way. */
    pending: sending.isPending ? sending.variables : null,
    failure: sending.error === null ? null : failureText(sending.error),
    setSource,
    setText,
    switchTo: (next: boolean) => {
      setProd(next)
      setSessionId(crypto.randomUUID())
      setLines([])
      sending.reset()
    },
    send: () => {
      const question = text.trim()
      if (question === '' || sending.isPending) return
      setText('')
      sending.mutate({ question, source })
    },
  }
}
