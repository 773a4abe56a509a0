import { knowledge } from '@console/contracts'
import { ApiError, useFormDraft, useHost } from '@console/sub-app'
import { AppModal, DraftNotice } from '@console/ui'
import { Button, Input } from 'antd'
import { useId, useState } from 'react'
import { useIntl } from 'react-intl'
import { changedPart } from '../../model/changed-part.ts'
import { useReviewAnswer } from '../../queries/answers.ts'
import styles from './ReviewDialog.module.css'

const DIALOG_WIDTH = 760
const REMARK_ROWS = { minRows: 2, maxRows: 6 }

/** One answer beside the published one: approve it, or reject it with a reason. */
export function ReviewDialog({ review, onClose }: { review: knowledge.Review; onClose: () => void }) {
  const { answer, published } = review
  const { formatMessage } = useIntl()
  const id = useId()
  const { timezone } = useHost()
  const { draft, problem, busyWith, decide } = useDecision(answer, onClose)
  const part = changedPart(published ?? '', answer.content)
  const text = (name: string) => formatMessage({ id: `knowledge.review.${name}` })
  const buttons = (['reject', 'approve'] as const).map((decision) => (
    <Button
      key={decision}
      {...(decision === 'approve' ? { type: 'primary' as const } : { danger: true })}
      loading={busyWith === decision}
      onClick={() => void decide(decision)}
    >
      {text(decision)}
    </Button>
  ))
  return (
    <AppModal open title={answer.questionName} width={DIALOG_WIDTH} onCancel={onClose} footer={buttons}>
      <DraftNotice draft={draft} timezone={timezone} />
      <div className={styles['sides']}>
        <section>
          <h3>{text('published')}</h3>
          <p className={styles['text']}>
            {published === null ? (
              text('none')
            ) : (
              <>
                {part.start}
                <del>{part.before}</del>
                {part.end}
              </>
            )}
          </p>
        </section>
        <section>
          <h3>{text('proposed')}</h3>
          <p className={styles['text']}>
            {part.start}
            <ins>{part.after}</ins>
            {part.end}
          </p>
        </section>
      </div>
      <label htmlFor={id}>{text('remark')}</label>
      <Input.TextArea
        id={id}
        autoSize={REMARK_ROWS}
        maxLength={1000}
        value={draft.form.remark}
        aria-invalid={problem !== null}
        {...(problem === null ? {} : { 'aria-describedby': `${id}-problem`, status: 'error' as const })}
        onChange={({ target }) => draft.setForm({ remark: target.value })}
      />
      {problem !== null && (
        <p id={`${id}-problem`} className={styles['problem']} role="alert">
          {problem}
        </p>
      )}
    </AppModal>
  )
}

function useDecision({ id, version, questionName }: knowledge.Answer, onClose: () => void) {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  const review = useReviewAnswer({ id, version })
  const draft = useFormDraft({ name: knowledge.reviewAnswer.id, id, initial: { remark: '' } })
  const { remark } = draft.form
  const [problem, setProblem] = useState<string | null>(null)
  const [busyWith, setBusyWith] = useState<'approve' | 'reject' | null>(null)

  async function decide(decision: 'approve' | 'reject'): Promise<void> {
    const isApproved = decision === 'approve'
    if (!isApproved && remark.trim() === '') {
      setProblem(formatMessage({ id: 'knowledge.review.reasonNeeded' }))
      return
    }
    setBusyWith(decision)
    setProblem(null)
    try {
      await review({ isApproved, remark })
      const done = { id: `knowledge.review.${decision}Done` }
      draft.discard()
      services.toast.success(formatMessage(done, { name: questionName }))
      onClose()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setProblem(error.message)
    } finally {
      setBusyWith(null)
    }
  }
  return { draft, problem, busyWith, decide }
}
