import { seatHand } from '@console/contracts'
import { useIntl } from 'react-intl'
import * as z from 'zod'
import { ManagedForm } from '../../../base/components/managed-list/ManagedForm.tsx'
import { useSavedToast } from '../../../base/components/managed-list/use-saved-toast.ts'
import { ReviewedSession } from '../../../base/components/transcript/ReviewedSession.tsx'
import { useHandleHand } from '../../queries/seat-hands.ts'

const answerDraft = z.strictObject({ answer: z.string().trim().min(1).max(seatHand.MAX_HAND_ANSWER) })

type AnswerHandFormProps = {
  hand: seatHand.RaisedHand
  onNext: (() => void) | undefined
  onClose: () => void
}

/** The answer to an agent, beside the call at what the customer had said last. */
export function AnswerHandForm({ hand, onNext, onClose }: AnswerHandFormProps) {
  const { formatMessage } = useIntl()
  const handle = useHandleHand()
  const showSaved = useSavedToast()
  const { id, userName, question, call } = hand
  const conversation = call?.sessionId && (
    <ReviewedSession
      sessionId={call.sessionId}
      isChosen={({ callId, words }) => callId === call.callId && words === question}
    />
  )
  return (
    <ManagedForm
      draftKey={{ name: 'hand.answer', id }}
      title={formatMessage({ id: 'hand.handleOf' }, { person: userName })}
      texts="hand"
      {...(question === null ? {} : { about: question })}
      {...(conversation ? { beside: conversation } : {})}
      onNext={onNext}
      schema={answerDraft}
      initial={{ answer: '' }}
      fields={[{ name: 'answer', kind: 'area' }]}
      nameField="answer"
      onSave={({ answer }) => handle(hand, answer).then(showSaved)}
      onClose={onClose}
    />
  )
}
