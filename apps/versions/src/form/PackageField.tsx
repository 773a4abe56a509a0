import { appVersion } from '@console/contracts'
import type { FormObject } from '@console/sub-app/form'
import { Icon, IconButton } from '@console/ui'
import { FormField, TextField } from '@console/ui/form'
import { Button } from 'antd'
import { useRef } from 'react'
import { useIntl } from 'react-intl'
import type { VersionForm } from '../model/version-form.ts'
import { usePackageUpload } from '../queries/use-package-upload.ts'
import styles from './VersionFields.module.css'

const MEGABYTE = 1024 * 1024

type PackageFieldProps = {
  form: FormObject<VersionForm>
  isReadOnly: boolean
  onUploading: (isUploading: boolean) => void
}

/** The location of the package: an address, or an uploaded file, which replaces the address (R48). */
export function PackageField({ form, isReadOnly, onUploading }: PackageFieldProps) {
  const { formatMessage } = useIntl()
  const { packageFile } = form.values
  return (
    <>
      {packageFile === null && (
        <TextField
          label={formatMessage({ id: 'version.package.url' })}
          note={isReadOnly ? undefined : formatMessage({ id: 'version.package.url.note' })}
          {...form.field('packageUrl')}
          isDisabled={isReadOnly}
        />
      )}
      {packageFile !== null && (
        <FormField label={formatMessage({ id: 'version.package.file' })}>
          {({ id }) => (
            <div id={id} className={styles['file']}>
              <PackageName file={packageFile} />
              {!isReadOnly && (
                <IconButton
                  icon="close"
                  label={formatMessage({ id: 'version.package.remove' }, { name: packageFile.name })}
                  onClick={() => form.change({ packageFile: null })}
                />
              )}
            </div>
          )}
        </FormField>
      )}
      {!isReadOnly && packageFile === null && <PackageUpload form={form} onUploading={onUploading} />}
    </>
  )
}

function PackageName({ file: { name, bytes } }: { file: appVersion.PackageFile }) {
  const { formatMessage, formatNumber } = useIntl()
  const size = formatNumber(bytes / MEGABYTE, { maximumFractionDigits: 1 })
  return (
    <>
      <Icon name="check" />
      <span className="ui-fill ui-anywhere" dir="auto">
        {name}
      </span>
      <span className="ui-figures ui-nowrap ui-muted">
        {formatMessage({ id: 'version.package.size' }, { size })}
      </span>
    </>
  )
}

function PackageUpload({ form, onUploading }: Omit<PackageFieldProps, 'isReadOnly'>) {
  const { formatMessage } = useIntl()
  const picker = useRef<HTMLInputElement>(null)
  const { problem: formProblem } = form.field('packageFile')
  const { sending, problem, start, cancel } = usePackageUpload({
    onDone: (packageFile) => form.change({ packageFile, packageUrl: '' }),
    onUploading,
    tooLargeText: formatMessage(
      { id: 'version.package.tooLarge' },
      { size: appVersion.MAX_PACKAGE_BYTES / MEGABYTE },
    ),
  })
  const shown = problem ?? formProblem
  return (
    <div className={`ui-stack ui-gap-8 ${styles['package']}`}>
      {sending === null ? (
        <Button icon={<Icon name="plus" />} onClick={() => picker.current?.click()}>
          {formatMessage({ id: 'version.package.upload' })}
        </Button>
      ) : (
        <UploadProgress {...sending} onCancel={cancel} />
      )}
      {shown !== undefined && (
        <p className="ui-no-margin ui-size-13 ui-error" role="alert">
          {shown}
        </p>
      )}
      <input
        ref={picker}
        type="file"
        hidden
        accept=".apk,.ipa"
        aria-label={formatMessage({ id: 'version.package.file' })}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          // Allows choosing the same file again.
          target.value = ''
          if (file !== undefined) start(file)
        }}
      />
    </div>
  )
}

type UploadProgressProps = { name: string; share: number; onCancel: () => void }

function UploadProgress({ name, share, onCancel }: UploadProgressProps) {
  const { formatMessage, formatNumber } = useIntl()
  const text = formatMessage({ id: 'version.package.uploading' }, { name })
  return (
    <>
      <div className={styles['file']}>
        <span className="ui-fill ui-anywhere" dir="auto">
          {text}
        </span>
        <span className="ui-figures ui-nowrap ui-muted">
          {formatNumber(share, { style: 'percent', maximumFractionDigits: 0 })}
        </span>
        <IconButton icon="close" label={formatMessage({ id: 'version.package.cancel' })} onClick={onCancel} />
      </div>
      <span
        className={styles['bar']}
        role="progressbar"
        aria-label={text}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(share * 100)}
      >
        <span className={styles['done']} style={{ width: `${share * 100}%` }} />
      </span>
    </>
  )
}
