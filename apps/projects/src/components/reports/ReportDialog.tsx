import { projectEntity, projectFile, projectReport } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { useCallForm } from '@console/sub-app/form'
import { formatDay, today } from '@console/ui'
import { FormDialog, LongTextField, MonthField } from '@console/ui/form'
import { useIntl } from 'react-intl'
import { charactersUpTo } from '../../model/character-count.ts'
import { REPORT_CHANGES, type ReportOwner } from '../../queries/reports.ts'
import { SingleUpload } from '../files/SingleUpload.tsx'

/** Fields named as in the call, so that refusals match them. */
type ReportForm = {
  /** `YYYY-MM`; empty while none is chosen. */
  reportTime: string
  remark: string
  fileFids: { fid: string; name: string } | null
}

const REMARK = charactersUpTo(projectEntity.MAX_REMARK_CHARACTERS)

const EMPTY: ReportForm = { reportTime: '', remark: '', fileFids: null }

/** A project, with the time when it was posted, in Unix seconds. */
export type ReportedProject = { id: number; name: string; createTimestamp?: number }

export type ReportDialogProps = {
  project: ReportedProject
  owner: ReportOwner
  onClose: () => void
}

/** Files the report of a month, with its one file (PROJ-037, PROJ-038, PROJ-041). */
export function ReportDialog({ project, owner, onClose }: ReportDialogProps) {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  const remarkTooLong = formatMessage({ id: 'reports.form.remark.hint' }, { max: REMARK.max })
  const fileMissing = formatMessage({ id: 'reports.form.file.hint' })
  const badMonth = formatMessage({ id: 'reports.form.month.hint' })
  const { days, ...months } = useReportMonths(project)
  const form = useCallForm(projectReport.createReport, {
    present: { form: EMPTY },
    draftId: `${project.id}.${owner.id}`,
    toBody: ({ fileFids, ...typed }) => ({
      ...typed,
      fileFids: fileFids === null ? [] : [fileFids.fid],
      projectId: project.id,
      ownerTenantId: owner.id,
      type: 'monthly' as const,
    }),
    hints: {
      reportTime: badMonth,
      remark: remarkTooLong,
      fileFids: fileMissing,
    },
    check: ({ reportTime }) =>
      projectReport.canReportMonth(reportTime, days) ? {} : { reportTime: badMonth },
    checkTyped: ({ remark }) => (REMARK.lengthOf(remark) > REMARK.max ? { remark: remarkTooLong } : {}),
    changes: REPORT_CHANGES,
    onDone: (_, { reportTime: month }) => {
      services.toast.success(formatMessage({ id: 'reports.filed' }, { month }))
      onClose()
    },
  })
  const file = form.field('fileFids')
  // A file uploaded after the submit is no longer missing.
  const problem = file.value !== null && file.problem === fileMissing ? undefined : file.problem
  return (
    <FormDialog
      title={formatMessage({ id: 'reports.form.title' }, { project: project.name })}
      okText={formatMessage({ id: 'reports.form.ok' })}
      form={form}
      onClose={onClose}
    >
      <MonthField
        label={formatMessage({ id: 'reports.form.month' })}
        placeholder={formatMessage({ id: 'reports.form.month.pick' })}
        {...months}
        {...form.field('reportTime')}
      />
      <LongTextField
        label={formatMessage({ id: 'reports.form.remark' })}
        count={REMARK}
        {...form.field('remark')}
      />
      <SingleUpload call={projectFile.uploadReport} {...file} problem={problem} />
    </FormDialog>
  )
}

/** The months that can be reported, in the zone of the company (R21). */
function useReportMonths({ createTimestamp: postedAt }: ReportedProject) {
  const { timezone } = useHost()
  const days = {
    today: today(timezone),
    postedOn: postedAt === undefined ? null : formatDay(postedAt, timezone),
  }
  const { first, last } = projectReport.reportableMonths(days)
  return { days, min: first, max: last }
}
