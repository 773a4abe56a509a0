import { knowledge } from '@console/contracts'
import { ApiError, useHost } from '@console/sub-app'
import { Button } from 'antd'
import { useIntl } from 'react-intl'
import { useMoveAnswer } from '../../queries/answers.ts'

/** The next step of an answer on its way to publication: submitted for review, or withdrawn from it. */
export function AnswerActions({ answer }: { answer: knowledge.Answer }) {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  const moveAnswer = useMoveAnswer()
  const { questionName: name, state } = answer
  const action = (['submit', 'withdraw'] as const).find((one) => knowledge.canChangeAnswer(one, state))
  if (action === undefined) return null

  async function move(to: 'submit' | 'withdraw'): Promise<void> {
    try {
      await moveAnswer(to, answer)
      services.toast.success(formatMessage({ id: `knowledge.answer.${to}Done` }, { name }))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      services.toast.error(error.message)
    }
  }

  return (
    <Button
      type="link"
      aria-label={formatMessage({ id: `knowledge.answer.${action}Of` }, { name })}
      onClick={() => void move(action)}
    >
      {formatMessage({ id: `knowledge.answer.${action}` })}
    </Button>
  )
}
