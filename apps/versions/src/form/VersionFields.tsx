import { appVersion } from '@console/contracts'
import { useHasCall } from '@console/sub-app'
import type { FormObject } from '@console/sub-app/form'
import { NumberField, SelectField, TextField } from '@console/ui/form'
import { useIntl } from 'react-intl'
import { withMode, withScope, type VersionForm } from '../model/version-form.ts'
import { MODE_TEXTS, PLATFORM_TEXTS, SCOPE_TEXTS } from '../model/version-texts.ts'
import { DescriptionField } from './DescriptionField.tsx'
import { PackageField } from './PackageField.tsx'
import styles from './VersionFields.module.css'

const { PLATFORM, UPDATE_MODE, UPDATE_SCOPE } = appVersion

type VersionFieldsProps = {
  form: FormObject<VersionForm>
  isReadOnly: boolean
  onUploading: (isUploading: boolean) => void
}

/** The fields of a version; read-only where it is viewed. */
export function VersionFields({ form, isReadOnly, onUploading }: VersionFieldsProps) {
  const { formatMessage } = useIntl()
  const hasPackages = useHasCall(appVersion.uploadPackage)
  const placeholder = formatMessage({ id: 'version.choose' })
  return (
    <>
      <div className={styles['pair']}>
        <TextField
          label={formatMessage({ id: 'version.number' })}
          {...form.field('version')}
          isDisabled={isReadOnly}
        />
        <SelectField
          label={formatMessage({ id: 'version.platform' })}
          placeholder={placeholder}
          {...form.field('platform')}
          isDisabled={isReadOnly}
          options={Object.values(PLATFORM).map((value) => ({
            value,
            label: formatMessage({ id: PLATFORM_TEXTS[value] }),
          }))}
        />
      </div>
      <RolloutFields form={form} isReadOnly={isReadOnly} />
      <DescriptionField {...form.field('description')} isReadOnly={isReadOnly} />
      {hasPackages && <PackageField form={form} isReadOnly={isReadOnly} onUploading={onUploading} />}
    </>
  )
}

function RolloutFields({ form, isReadOnly }: Pick<VersionFieldsProps, 'form' | 'isReadOnly'>) {
  const { formatMessage } = useIntl()
  const { updateMode, updateScope } = form.values
  const isForced = updateMode === UPDATE_MODE.forced
  const placeholder = formatMessage({ id: 'version.choose' })
  return (
    <>
      <div className={styles['pair']}>
        <SelectField
          label={formatMessage({ id: 'version.mode' })}
          placeholder={placeholder}
          {...form.field('updateMode')}
          {...(isForced ? { note: formatMessage({ id: 'version.mode.note' }) } : {})}
          isDisabled={isReadOnly}
          options={Object.values(UPDATE_MODE).map((value) => ({
            value,
            label: formatMessage({ id: MODE_TEXTS[value] }),
          }))}
          onChange={(value) => form.change(withMode(value))}
        />
        <SelectField
          label={formatMessage({ id: 'version.scope' })}
          placeholder={placeholder}
          {...form.field('updateScope')}
          isDisabled={isReadOnly}
          options={Object.values(UPDATE_SCOPE).map((value) => ({
            value,
            label: formatMessage({ id: SCOPE_TEXTS[value] }),
            disabled: isForced && value === UPDATE_SCOPE.percentage,
          }))}
          onChange={(value) => form.change(withScope(value))}
        />
      </div>
      {updateScope === UPDATE_SCOPE.percentage && (
        <NumberField
          label={formatMessage({ id: 'version.percent' })}
          {...form.field('scopeValue')}
          isDisabled={isReadOnly}
        />
      )}
    </>
  )
}
