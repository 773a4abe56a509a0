import { project as projectCalls, PROJECT_REFUSALS, projectEntity } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { useCallForm, versionPart, type FieldBinding } from '@console/sub-app/form'
import { FormDialog, LongTextField, SegmentedField, SelectField, TextField } from '@console/ui/form'
import { useIntl } from 'react-intl'
import { useBusinessOptions } from '../../../components/use-business-options.ts'
import type { ProjectDetail } from '../../../model/actor.ts'
import { charactersUpTo } from '../../../model/character-count.ts'
import { wholeNumber } from '../../../model/parse-numbers.ts'
import { toReviewForm, reviewProblem, type ReviewForm } from '../../../model/review-form.ts'
import { PROJECT_CHANGES } from '../../../queries/projects.ts'
import { ApplicationFacts } from './ApplicationFacts.tsx'

const WIDTH = 600
/** The refusal is shown at the business field, where another business can be chosen. */
const REFUSED_FIELDS = {
  [PROJECT_REFUSALS.businessBusy]: 'newBizTypeID',
  [PROJECT_REFUSALS.unknownBusiness]: 'newBizTypeID',
} as const
const VERDICTS = ['passed', 'rejected'] as const

type ReviewDialogProps = {
  project: ProjectDetail
  assignment: projectEntity.Assignment
  onClose: () => void
}

/** The platform passes an application with a number, or rejects it with a reason (PROJ-046, PROJ-Q6). */
export function ReviewDialog(props: ReviewDialogProps) {
  const { project, assignment, onClose } = props
  const { formatMessage } = useIntl()
  const form = useReviewForm(props)
  const verdict = form.field('applicationStatus')
  const isRejecting = verdict.value === 'rejected'
  return (
    <FormDialog
      title={formatMessage({ id: 'projectDetail.review.title' }, { name: assignment.tenantName })}
      okText={formatMessage({ id: `projectDetail.review.verdict.${verdict.value}` })}
      isDestructive={isRejecting}
      width={WIDTH}
      form={form}
      onClose={onClose}
    >
      <ApplicationFacts assignment={assignment} />
      <SegmentedField
        label={formatMessage({ id: 'projectDetail.review.verdict' })}
        options={VERDICTS.map((value) => ({
          value,
          label: formatMessage({ id: `projectDetail.review.verdict.${value}` }),
        }))}
        {...verdict}
      />
      {isRejecting ? (
        <LongTextField
          label={formatMessage({ id: 'projectDetail.review.remark' })}
          note={formatMessage({ id: 'projectDetail.review.remark.note' })}
          count={charactersUpTo(projectEntity.MAX_REVIEW_CHARACTERS)}
          {...form.field('reviewRemark')}
        />
      ) : (
        <>
          <TextField
            label={formatMessage({ id: 'projectDetail.review.number' })}
            inputMode="numeric"
            note={formatMessage(...toBounds(project))}
            {...form.field('manpowerAssigned')}
          />
          {assignment.businesses != null && (
            <BusinessChoice businesses={assignment.businesses} {...form.field('newBizTypeID')} />
          )}
        </>
      )}
    </FormDialog>
  )
}

type BusinessChoiceProps = Omit<FieldBinding<number | null>, 'onChange'> & {
  businesses: readonly projectEntity.OwnBusiness[]
  onChange: (value: number) => void
}

/** The business of the company that is to work for the project; one works for one project at a time. */
function BusinessChoice({ businesses, ...field }: BusinessChoiceProps) {
  const { formatMessage } = useIntl()
  const isAnyFree = businesses.some(({ worksFor }) => worksFor === null)
  return (
    <SelectField
      label={formatMessage({ id: 'projectDetail.review.business' })}
      note={formatMessage({ id: `projectDetail.review.business.${isAnyFree ? 'note' : 'noneFree'}` })}
      placeholder={formatMessage({ id: 'projectDetail.review.business.choose' })}
      options={useBusinessOptions(businesses)}
      {...field}
    />
  )
}

function useReviewForm({ project, assignment, onClose }: ReviewDialogProps) {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  const { applicationID, bizTypeID, tenantName, version } = assignment
  const { manpowerDemand } = project
  const bounds = formatMessage(...toBounds(project))
  const max = projectEntity.MAX_REVIEW_CHARACTERS
  const tooLong = formatMessage({ id: 'projectDetail.review.remark.tooLong' }, { max })
  const missing = formatMessage({ id: 'projectDetail.review.remark.missing' })
  const choose = formatMessage({ id: 'projectDetail.review.business.missing' })
  return useCallForm(projectCalls.assign, {
    present: { form: toReviewForm(assignment, manpowerDemand), version },
    draftId: `review-${applicationID}`,
    toBody: ({ applicationStatus, manpowerAssigned, newBizTypeID, reviewRemark }: ReviewForm, seen) => ({
      projectId: project.id,
      bizTypeID,
      applicationStatus,
      ...(applicationStatus === 'passed'
        ? {
            manpowerAssigned: wholeNumber(manpowerAssigned) ?? 0,
            ...(newBizTypeID === null || newBizTypeID === bizTypeID ? {} : { newBizTypeID }),
          }
        : { reviewRemark }),
      ...versionPart(seen),
    }),
    hints: { manpowerAssigned: bounds },
    ...(assignment.businesses == null ? {} : { refusedFields: REFUSED_FIELDS }),
    // A number shows its bounds while it is typed; missing input is reported when the form is sent.
    check: (form) => {
      const problem = reviewProblem(form, manpowerDemand)
      if (problem === 'businessMissing') return { newBizTypeID: choose }
      return problem === 'remarkMissing' ? { reviewRemark: missing } : {}
    },
    checkTyped: (form) => {
      const problem = reviewProblem(form, manpowerDemand)
      if (problem === 'number') return { manpowerAssigned: bounds }
      return problem === 'remarkTooLong' ? { reviewRemark: tooLong } : {}
    },
    changes: PROJECT_CHANGES,
    onDone: (_, { applicationStatus }) => {
      services.toast.success(
        formatMessage({ id: `projectDetail.review.${applicationStatus}` }, { name: tenantName }),
      )
      onClose()
    },
  })
}

function toBounds({ manpowerDemand }: ProjectDetail) {
  const id = `projectDetail.review.${manpowerDemand === 0 ? 'numberNoNeed' : 'numberNote'}`
  return [{ id }, { max: manpowerDemand }] as const
}
