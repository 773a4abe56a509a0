import { projectEntity, projectFile, projectReport } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { useCallForm } from '@console/sub-app/call-form'
import { FormDialog } from '@console/ui/form'
import { useIntl } from 'react-intl'
import { REPORT_CHANGES, type ReportOwner } from '../../queries/reports.ts'
import { SingleUpload } from '../files/SingleUpload.tsx'
import { MonthField } from './MonthField.tsx'
import { RemarkField } from './RemarkField.tsx'

/** Fields named as in the call, so that refusals match them. */
type ReportForm = {
  /** `YYYY-MM`; empty while none is chosen. */
  reportTime: string
  remark: string
  fileFids: { fid: string; name: string } | null
}

const EMPTY: ReportForm = { reportTime: '', remark: '', fileFids: null }

type ReportDialogProps = {
  project: { id: number; name: string }
  owner: ReportOwner
  onClose: () => void
}

/** Files the report of a month, with its one file (PROJ-037, PROJ-038, PROJ-041). */
export function ReportDialog({ project, owner, onClose }: ReportDialogProps) {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  const fileMissing = formatMessage({ id: 'reports.form.file.hint' })
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
      reportTime: formatMessage({ id: 'reports.form.month.hint' }),
      remark: formatMessage({ id: 'reports.form.remark.hint' }, { max: projectEntity.MAX_REMARK_CHARACTERS }),
      fileFids: fileMissing,
    },
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
      <MonthField {...form.field('reportTime')} />
      <RemarkField {...form.field('remark')} />
      <SingleUpload call={projectFile.uploadReport} {...file} problem={problem} />
    </FormDialog>
  )
}
