import { project as projectCalls, projectEntity } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { useCallForm } from '@console/sub-app/call-form'
import { FormDialog, TextField } from '@console/ui/form'
import { Segmented } from 'antd'
import { useState, type SubmitEvent } from 'react'
import { useIntl } from 'react-intl'
import { LongTextField } from '../../../components/LongTextField.tsx'
import { reviewFormOf, reviewProblem, type ReviewForm } from '../../../model/review-form.ts'
import { wholeNumber } from '../../../model/whole-number.ts'
import { PROJECT_CHANGES } from '../../../queries/projects.ts'
import { ApplicationFacts } from './ApplicationFacts.tsx'
import styles from './ProjectDialogs.module.css'

const WIDTH = 600
const VERDICTS = ['passed', 'rejected'] as const

type ReviewDialogProps = {
  project: projectEntity.ProjectDetail
  assignment: projectEntity.Assignment
  onClose: () => void
}

/** The platform passes an application with a number, or rejects it with a reason (PROJ-046, PROJ-Q6). */
export function ReviewDialog({ project, assignment, onClose }: ReviewDialogProps) {
  const { formatMessage } = useIntl()
  const { manpowerDemand } = project
  const form = useReviewForm({ project, assignment, onClose })
  // A number is validated while typing, a missing reason on submit.
  const [wasSent, setWasSent] = useState(false)
  const problem = reviewProblem(form.form, manpowerDemand)
  const isRejecting = form.form.applicationStatus === 'rejected'
  const verdict = form.field('applicationStatus')
  const number = form.field('manpowerAssigned')
  const bounds = formatMessage(
    { id: manpowerDemand === 0 ? 'projectDetail.review.numberNoNeed' : 'projectDetail.review.numberNote' },
    { max: manpowerDemand },
  )
  return (
    <FormDialog
      title={formatMessage({ id: 'projectDetail.review.title' }, { name: assignment.tenantName })}
      okText={formatMessage({ id: `projectDetail.review.verdict.${verdict.value}` })}
      isDestructive={isRejecting}
      width={WIDTH}
      form={{
        ...form,
        submit: (event: SubmitEvent<HTMLFormElement>) => {
          setWasSent(true)
          if (problem === null) form.submit(event)
          else event.preventDefault()
        },
      }}
      onClose={onClose}
    >
      <ApplicationFacts assignment={assignment} />
      <Segmented
        aria-label={formatMessage({ id: 'projectDetail.review.verdict' })}
        className={styles['verdict'] ?? ''}
        options={VERDICTS.map((value) => ({
          value,
          label: formatMessage({ id: `projectDetail.review.verdict.${value}` }),
        }))}
        value={verdict.value}
        onChange={verdict.onChange}
      />
      {isRejecting ? (
        <LongTextField
          label={formatMessage({ id: 'projectDetail.review.remark' })}
          note={formatMessage({ id: 'projectDetail.review.remark.note' })}
          max={projectEntity.MAX_REVIEW_CHARACTERS}
          {...form.field('reviewRemark')}
          problem={remarkProblem(problem, wasSent) ?? form.field('reviewRemark').problem}
        />
      ) : (
        <TextField
          label={formatMessage({ id: 'projectDetail.review.number' })}
          inputMode="numeric"
          note={bounds}
          {...number}
          problem={problem === 'number' ? bounds : number.problem}
        />
      )}
    </FormDialog>
  )

  function remarkProblem(found: typeof problem, isSent: boolean): string | undefined {
    if (found === 'remarkTooLong') {
      return formatMessage(
        { id: 'projectDetail.review.remark.tooLong' },
        { max: projectEntity.MAX_REVIEW_CHARACTERS },
      )
    }
    return found === 'remarkMissing' && isSent
      ? formatMessage({ id: 'projectDetail.review.remark.missing' })
      : undefined
  }
}

function useReviewForm({ project, assignment, onClose }: ReviewDialogProps) {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  const { applicationID, bizTypeID, tenantName, manpowerApplied, version } = assignment
  const { manpowerDemand } = project
  const bounds = formatMessage({ id: 'projectDetail.review.numberNote' }, { max: manpowerDemand })
  return useCallForm(projectCalls.assign, {
    present: { form: reviewFormOf({ manpowerApplied, manpowerDemand }), version },
    draftId: `review-${applicationID}`,
    toBody: ({ applicationStatus, manpowerAssigned, reviewRemark }: ReviewForm, seen) => ({
      projectId: project.id,
      bizTypeID,
      applicationStatus,
      ...(applicationStatus === 'passed'
        ? { manpowerAssigned: wholeNumber(manpowerAssigned) ?? 0 }
        : { reviewRemark }),
      version: seen,
    }),
    hints: { manpowerAssigned: bounds },
    changes: PROJECT_CHANGES,
    onDone: (_, { applicationStatus }) => {
      services.toast.success(
        formatMessage({ id: `projectDetail.review.${applicationStatus}` }, { name: tenantName }),
      )
      onClose()
    },
  })
}
