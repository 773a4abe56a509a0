import { subApp, type Call, type DataOf } from '@console/contracts'
import { useHost } from '@console/sub-app'
import { type FormObject, useCallForm } from '@console/sub-app/form'
import { AppModal, ErrorState } from '@console/ui'
import { FormDialog, SegmentedField, TextField } from '@console/ui/form'
import { Skeleton } from 'antd'
import { useIntl } from 'react-intl'
import { APP_CHANGES, useAppVersions } from '../../queries/apps.ts'
import {
  type AppForm,
  emptyApp,
  emptyVersion,
  toAppBody,
  toVersionBody,
  toVersionForm,
  type VersionForm,
} from './app-form.ts'
import { OwnerFields } from './OwnerFields.tsx'
import { useBodyProblems } from './use-body-problems.ts'
import { type ChosenArchive, findArchive } from './use-chosen-archives.ts'
import { useSlotsProblem } from './use-slots-problem.ts'
import { Section, VersionFields } from './VersionFields.tsx'
import styles from './AppsPage.module.css'

export { texts } from './form-texts.ts'

const WIDTH = 720

type Registered = DataOf<typeof subApp.register>
/** `file` is the archive to upload, where the files do not come from a host. */
type OnDone = (registered: Registered, file: File | null) => void

export type RegisterAppDialogProps = { archive: ChosenArchive; onClose: () => void; onDone: OnDone }

/** Registers an app with its first version. */
export function RegisterAppDialog({ archive, onClose, onDone }: RegisterAppDialogProps) {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  const checks = useVersionChecks(archive)
  const form = useCallForm<typeof subApp.register, AppForm>(subApp.register, {
    present: { form: emptyApp },
    draftId: 'new',
    toBody: toAppBody,
    hints: {},
    check: (values) => checks(subApp.register, toAppBody(values), values),
    refusedFields: { [subApp.SUB_APP_REFUSALS.moduleTaken]: 'module' },
    changes: APP_CHANGES,
    onDone: (registered, values) => {
      services.toast.success(formatMessage({ id: 'appForm.registered' }, { module: registered.module }))
      archive.choose(null)
      onDone(registered, values.sourceKind === 'archive' ? archive.file : null)
    },
  })
  return (
    <FormDialog
      title={formatMessage({ id: 'appForm.register.title' })}
      okText={formatMessage({ id: 'appForm.register.ok' })}
      form={form}
      width={WIDTH}
      fillsPhone
      onClose={onClose}
    >
      <Section title={formatMessage({ id: 'appForm.section.app' })}>
        <AppFields form={form} />
      </Section>
      <VersionFields form={form} archive={archive} />
    </FormDialog>
  )
}

function AppFields({ form }: { form: FormObject<AppForm> }) {
  const { formatMessage } = useIntl()
  const { trust } = form.values
  const trustLabel = formatMessage({ id: 'appForm.trust' })
  return (
    <>
      <div className={styles['pair']}>
        <TextField label={formatMessage({ id: 'appForm.nameEn' })} {...form.field('nameEn')} />
        <TextField label={formatMessage({ id: 'appForm.nameZh' })} {...form.field('nameZh')} />
      </div>
      <TextField
        label={formatMessage({ id: 'appForm.module' })}
        note={formatMessage({ id: 'appForm.module.note' })}
        {...form.field('module')}
      />
      <OwnerFields form={form} />
      <div className="ui-stack ui-gap-4">
        <span className="ui-small" aria-hidden="true">
          {trustLabel}
        </span>
        <SegmentedField
          label={trustLabel}
          note={formatMessage({ id: `appForm.trust.${trust}.note` })}
          options={subApp.registeredTrust.options.map((value) => ({
            value,
            label: formatMessage({ id: `appForm.trust.${value}` }),
          }))}
          {...form.field('trust')}
        />
      </div>
    </>
  )
}

export type AddVersionDialogProps = {
  app: subApp.AppRow
  archive: ChosenArchive
  onClose: () => void
  onDone: OnDone
}

/** Adds a version to an app, once its last version is there to begin with. */
export function AddVersionDialog({ app, archive, onClose, onDone }: AddVersionDialogProps) {
  const { formatMessage } = useIntl()
  const { language } = useHost()
  const { data, error, refetch } = useAppVersions(app.module)
  const title = formatMessage({ id: 'appForm.version.title' }, { name: app.name[language] })
  if (data !== undefined) {
    const [last] = data.versions
    const begin = last === undefined ? emptyVersion : toVersionForm(last)
    return <AddVersionForm {...{ title, begin, archive, onClose, onDone }} module={app.module} />
  }
  return (
    <AppModal open title={title} footer={null} onCancel={onClose}>
      {error === null ? (
        <Skeleton active paragraph={{ rows: 6 }} />
      ) : (
        <ErrorState
          title={formatMessage({ id: 'apps.one.failed' })}
          error={error}
          onRetry={() => void refetch()}
        />
      )}
    </AppModal>
  )
}

type AddVersionFormProps = {
  title: string
  module: string
  begin: VersionForm
  archive: ChosenArchive
  onClose: () => void
  onDone: OnDone
}

function AddVersionForm({ title, module, begin, archive, onClose, onDone }: AddVersionFormProps) {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  const checks = useVersionChecks(archive)
  const form = useCallForm<typeof subApp.addVersion, VersionForm>(subApp.addVersion, {
    present: { form: begin },
    draftId: module,
    toBody: (values) => ({ module, ...toVersionBody(values) }),
    hints: {},
    check: (values) => checks(subApp.addVersion, { module, ...toVersionBody(values) }, values),
    changes: APP_CHANGES,
    onDone: (registered, values) => {
      services.toast.success(formatMessage({ id: 'appForm.version.added' }))
      archive.choose(null)
      onDone(registered, values.sourceKind === 'archive' ? archive.file : null)
    },
  })
  return (
    <FormDialog
      title={title}
      okText={formatMessage({ id: 'appForm.version.ok' })}
      form={form}
      width={WIDTH}
      fillsPhone
      onClose={onClose}
    >
      <VersionFields form={form} archive={archive} />
    </FormDialog>
  )
}

/** What the contract refuses, at the fields that it comes from, and an archive that is not chosen. */
function useVersionChecks(archive: ChosenArchive) {
  const { formatMessage } = useIntl()
  const findProblems = useBodyProblems()
  const findSlotsProblem = useSlotsProblem()
  return (call: Call, body: unknown, values: VersionForm): Record<string, string> => ({
    ...findProblems(call, body),
    ...findSlotsProblem(values.slots),
    ...(values.sourceKind === 'archive' && findArchive(values, archive) === null
      ? { fileName: formatMessage({ id: 'appForm.file.missing' }) }
      : {}),
  })
}
