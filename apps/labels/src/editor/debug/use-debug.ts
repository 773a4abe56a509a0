import { label } from '@console/contracts'
import { failureText } from '@console/sub-app'
import { newUuid } from '@console/sub-app/secure-context'
import { useState } from 'react'
import { toVoiceId, type SimulatedLine, type Source } from '../../model/simulated-line.ts'
import { useDebugLabel } from '../../queries/debug-label.ts'

/** A simulated conversation with the saved prompt labels of a product; another environment begins another one (LABEL-Q14). */
export function useDebug(productId: number) {
  const [isProd, setProd] = useState(false)
  const [sessionId, setSessionId] = useState(newUuid)
  const [lines, setLines] = useState<readonly SimulatedLine[]>([])
  const [source, setSource] = useState<Source>(label.SOURCE.output)
  const [text, setText] = useState('')
  const number = lines.length + 1
  const sending = useDebugLabel({
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
      setSessionId(newUuid())
      setLines([])
      sending.reset()
    },
    send: () => {
      const question = text.trim()
      if (question === '' || sending.isPending) return
      setText('')
      const voiceId = toVoiceId(sessionId, number)
      sending.mutate({ isProd, productId, question, source, sessionId, voiceId })
    },
  }
}
