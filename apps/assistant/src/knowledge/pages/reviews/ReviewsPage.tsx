import { knowledge } from '@console/contracts'
import { failureText, useFormDraft, useHost } from '@console/sub-app'
import { useForm } from '@console/sub-app/form'
import { formatTime } from '@console/ui'
import { FormDialog, LongTextField } from '@console/ui/form'
import { ShortTime } from '@console/ui/row'
import { Button } from 'antd'
import { useIntl } from 'react-intl'
import type { BusinessPageProps } from '../../../base/components/managed-list/business-page.tsx'
import { useReadingSearch } from '../../../base/components/reading/reading-search.tsx'
import { ReadingPage } from '../../../base/components/reading/ReadingPage.tsx'
import type { RecordColumn } from '../../../base/components/reading/record-column.ts'
import { changedPart } from '../../model/changed-part.ts'
import { truncateText } from '../../model/truncate-text.ts'
import { useReviewAnswer, useReviews } from '../../queries/questions.ts'
import styles from './ReviewsPage.module.css'

export { texts } from '../../texts.ts'

const DIALOG_WIDTH = 760

const REMARK_ROWS = { minRows: 2, maxRows: 6 }

const EMPTY: ReviewForm = { remark: '', isApproved: null }

/** Answers that wait for approval. */
export function ReviewsPage({ scope }: BusinessPageProps) {
  const { formatMessage } = useIntl()
  const search = useReadingSearch('knowledge.review')
  const reviews = useReviews({ ...scope, ...search.paging })
  const opened = reviews.data?.records.find(({ answer }) => String(answer.id) === search.open)
  return (
    <ReadingPage<knowledge.Review>
      texts="knowledge.review"
      answer={reviews}
      search={search}
      rowKey={({ answer }) => answer.id}
      columns={useReviewColumns()}
      renderActions={({ answer }) => (
        <Button
          type="link"
          aria-label={formatMessage({ id: 'knowledge.review.openOf' }, { name: answer.questionName })}
          onClick={() => search.setOpen(String(answer.id))}
        >
          {formatMessage({ id: 'knowledge.review.open' })}
        </Button>
      )}
    >
      {opened !== undefined && (
        <ReviewDialog key={opened.answer.id} review={opened} onClose={() => search.setOpen(null)} />
      )}
    </ReadingPage>
  )
}

function useReviewColumns(): RecordColumn<knowledge.Review>[] {
  const { formatMessage } = useIntl()
  const { timezone } = useHost()
  return [
    { key: 'question', render: ({ answer }) => answer.questionName },
    { key: 'content', render: ({ answer }) => truncateText(answer.content), isLong: true },
    {
      key: 'kind',
      render: ({ published }) =>
        formatMessage({ id: `knowledge.review.${published === null ? 'first' : 'change'}` }),
    },
    { key: 'by', render: ({ answer }) => answer.submittedBy ?? '-' },
    {
      key: 'at',
      render: ({ answer }) => (
        <ShortTime text={answer.submittedAt === null ? '-' : formatTime(answer.submittedAt, timezone)} />
      ),
    },
  ]
}

/** One answer beside the published one: approve it, or reject it with a reason. */
function ReviewDialog({ review, onClose }: { review: knowledge.Review; onClose: () => void }) {
  const { answer, published } = review
  const { formatMessage } = useIntl()
  const form = useReviewForm(answer, onClose)
  const part = changedPart(published ?? '', answer.content)
  const text = (name: string) => formatMessage({ id: `knowledge.review.${name}` })
  const buttons = (['reject', 'approve'] as const).map((decision) => (
    <Button
      key={decision}
      {...(decision === 'approve' ? { type: 'primary' as const } : { danger: true })}
      loading={form.isSending && form.values.isApproved === (decision === 'approve')}
      onClick={() => form.submitWith({ isApproved: decision === 'approve' })}
    >
      {text(decision)}
    </Button>
  ))
  return (
    <FormDialog
      title={answer.questionName}
      width={DIALOG_WIDTH}
      form={form}
      footer={buttons}
      onClose={onClose}
    >
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
      <LongTextField label={text('remark')} rows={REMARK_ROWS} maxLength={1000} {...form.field('remark')} />
    </FormDialog>
  )
}

type ReviewForm = { remark: string; isApproved: boolean | null }

function useReviewForm({ id, version, questionName }: knowledge.Answer, onClose: () => void) {
  const { formatMessage } = useIntl()
  const { services, timezone } = useHost()
  const review = useReviewAnswer({ id, version })
  const missing = formatMessage({ id: 'knowledge.review.reasonNeeded' })
  return useForm({
    draft: useFormDraft({
      name: knowledge.reviewAnswer.id,
      id,
      initial: EMPTY,
      without: ['isApproved'],
    }),
    timezone,
    check: ({ isApproved, remark }) =>
      isApproved !== true && remark.trim() === '' ? { remark: missing } : {},
    save: async ({ isApproved, remark }: ReviewForm) => review({ isApproved: isApproved === true, remark }),
    refusedFields: (error) => ({ remark: failureText(error) }),
    onSaved: (_nothing, { isApproved }) => {
      const done = isApproved === true ? 'approveDone' : 'rejectDone'
      services.toast.success(formatMessage({ id: `knowledge.review.${done}` }, { name: questionName }))
      onClose()
    },
  })
}
