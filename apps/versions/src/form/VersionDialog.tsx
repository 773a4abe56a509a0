import { appVersion, type Call } from '@console/contracts'
import { useHasCall, useHost } from '@console/sub-app'
import { type FormObject, useCallForm } from '@console/sub-app/form'
import { FormDialog } from '@console/ui/form'
import { Button } from 'antd'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { AdoptionPanel } from '../adoption/AdoptionPanel.tsx'
import { releaseTime } from '../components/release-time.ts'
import {
  emptyForm,
  isScopeValue,
  toChange,
  toDraft,
  toForm,
  type VersionForm,
} from '../model/version-form.ts'
import { PLATFORM_TEXTS } from '../model/version-texts.ts'
import { VERSION_CHANGES } from '../queries/versions.ts'
import { VersionFields } from './VersionFields.tsx'
import styles from './VersionFields.module.css'

const WIDTH = 680

export type VersionDialogProps = {
  /** Null: a new one. */
  stored: appVersion.AppVersion | null
  isReadOnly?: boolean
  onClose: () => void
}

/** Adding, editing and viewing a version: one dialog (VER-005). */
export function VersionDialog({ stored, isReadOnly = false, onClose }: VersionDialogProps) {
  if (stored === null) return <NewVersion onClose={onClose} />
  return <StoredVersion stored={stored} isReadOnly={isReadOnly} onClose={onClose} />
}

function NewVersion({ onClose }: { onClose: () => void }) {
  const { formatMessage } = useIntl()
  const options = useFormOptions(onClose)
  const form = useCallForm<typeof appVersion.create, VersionForm>(appVersion.create, {
    ...options,
    present: { form: emptyForm },
    draftId: 'new',
    toBody: toDraft,
  })
  return (
    <VersionFormDialog
      title={formatMessage({ id: 'version.add' })}
      form={form}
      options={options}
      onClose={onClose}
    />
  )
}

type StoredVersionProps = { stored: appVersion.AppVersion; isReadOnly: boolean; onClose: () => void }

function StoredVersion({ stored, isReadOnly, onClose }: StoredVersionProps) {
  const { formatMessage } = useIntl()
  const options = useFormOptions(onClose)
  const { id, revision, version } = stored
  const hasPackages = useHasCall(appVersion.uploadPackage)
  const platform = formatMessage({ id: PLATFORM_TEXTS[stored.platform] })
  const form = useCallForm<typeof appVersion.modify, VersionForm>(appVersion.modify, {
    ...options,
    present: { form: toForm(stored), ...(revision === undefined ? {} : { version: revision }) },
    draftId: isReadOnly ? null : id,
    toBody: (values, seen) => toChange(values, { id, revision: seen, hasPackages }),
  })
  const action = formatMessage({ id: isReadOnly ? 'version.view' : 'version.edit' })
  return (
    <VersionFormDialog
      title={formatMessage({ id: 'version.actionOn' }, { action, platform, version })}
      form={form}
      options={options}
      viewed={isReadOnly ? stored : null}
      onClose={onClose}
    />
  )
}

/** Options that creating and changing have in common. */
function useFormOptions(onClose: () => void) {
  const { formatMessage } = useIntl()
  const { services } = useHost()
  const [isUploading, setIsUploading] = useState(false)
  const changes: readonly Call[] = VERSION_CHANGES
  return {
    ...useVersionChecks(isUploading),
    setIsUploading,
    changes,
    // The reply's text is a toast too (VER-022).
    hasToast: true,
    onDone: () => {
      services.toast.success(formatMessage({ id: 'global.saved_successfully' }))
      onClose()
    },
  }
}

type VersionFormDialogProps = {
  title: string
  form: FormObject<VersionForm>
  options: { setIsUploading: (isUploading: boolean) => void }
  /** A version that is only viewed. */
  viewed?: appVersion.AppVersion | null
  onClose: () => void
}

function VersionFormDialog({ title, form, options, viewed = null, onClose }: VersionFormDialogProps) {
  const { formatMessage } = useIntl()
  const hasAdoption = useHasCall(appVersion.adoption)
  return (
    <FormDialog
      title={title}
      okText={formatMessage({ id: 'version.save' })}
      form={form}
      width={WIDTH}
      fillsPhone
      {...(viewed === null
        ? {}
        : { footer: <Button onClick={onClose}>{formatMessage({ id: 'version.close' })}</Button> })}
      onClose={onClose}
    >
      <div className={`ui-stack ui-gap-12 ${viewed === null ? '' : styles['viewed']}`}>
        {viewed !== null && <ReleasedLine version={viewed} />}
        <VersionFields form={form} isReadOnly={viewed !== null} onUploading={options.setIsUploading} />
      </div>
      {viewed !== null && hasAdoption && <AdoptionPanel version={viewed} />}
    </FormDialog>
  )
}

/** Says who released it, and when; for another company only when. */
function ReleasedLine({ version: { releasedAt, releasedBy } }: { version: appVersion.AppVersion }) {
  const { formatMessage } = useIntl()
  const time = releaseTime(releasedAt)
  return (
    <p className="ui-no-margin ui-small ui-muted">
      {releasedBy == null
        ? formatMessage({ id: 'version.released' }, { time })
        : formatMessage({ id: 'version.released.by' }, { time, name: releasedBy })}
    </p>
  )
}

type Problems = Partial<Record<keyof VersionForm, string>>

/**
 * Requirements of the fields, and the checks of the contract that only run once all else is right (VER-006, VER-007,
 * VER-013).
 */
function useVersionChecks(isUploading: boolean) {
  const { formatMessage } = useIntl()
  const required = formatMessage({ id: 'version.required' })
  const percent = formatMessage({ id: 'version.percent.problem' })
  const hints: Problems = {
    version: formatMessage({ id: 'page.version.number.format' }),
    platform: required,
    updateMode: required,
    updateScope: required,
    scopeValue: percent,
    description: formatMessage(
      { id: 'version.description.problem' },
      { max: appVersion.MAX_DESCRIPTION_CHARACTERS },
    ),
    packageUrl: formatMessage({ id: 'version.packageUrl.problem' }),
  }
  function check({ updateScope, scopeValue }: VersionForm): Problems {
    return {
      ...(updateScope === appVersion.UPDATE_SCOPE.percentage && !isScopeValue(scopeValue)
        ? { scopeValue: percent }
        : {}),
      ...(isUploading ? { packageFile: formatMessage({ id: 'version.package.uploadOpen' }) } : {}),
    }
  }
  return { hints, check }
}
