import { appVersion } from '@console/contracts'
import { lazyPart, useHasCall } from '@console/sub-app'
import type { FormObject } from '@console/sub-app/form'
import { type FieldProps, LongTextField, NumberField, SelectField, TextField } from '@console/ui/form'
import { Segmented } from 'antd'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { type VersionForm, withMode, withScope } from '../model/version-form.ts'
import { MODE_TEXTS, PLATFORM_TEXTS, SCOPE_TEXTS } from '../model/version-texts.ts'
import { PackageField } from './PackageField.tsx'
import styles from './VersionFields.module.css'

/** Rendered Markdown; the library comes when something is rendered. */
const Notes = lazyPart<{ text: string }>(async () => ({
  Page: (await import(/* webpackChunkName: "on-demand-markdown" */ '@console/ui/markdown')).Markdown,
}))

const VIEWS = ['write', 'preview'] as const

const ROWS = { minRows: 5, maxRows: 12 }

const count = {
  max: appVersion.MAX_DESCRIPTION_CHARACTERS,
  lengthOf: (text: string) => text.length,
}

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

type DescriptionFieldProps = Omit<FieldProps<string>, 'label'> & { isReadOnly: boolean }

/** Release notes in Markdown, written or rendered; of a version that is viewed, rendered (VER-003). */
function DescriptionField({ isReadOnly, ...field }: DescriptionFieldProps) {
  const { formatMessage } = useIntl()
  const [chosen, setView] = useState<(typeof VIEWS)[number]>('write')
  const label = formatMessage({ id: 'version.description' })
  // A problem of the text is shown where the text is written.
  const view = isReadOnly ? 'preview' : field.problem === undefined ? chosen : 'write'
  const tools = isReadOnly ? undefined : (
    <Segmented
      size="small"
      aria-label={formatMessage({ id: 'version.notes.view' })}
      value={view}
      options={VIEWS.map((value) => ({ value, label: formatMessage({ id: `version.notes.${value}` }) }))}
      onChange={setView}
    />
  )
  return (
    <LongTextField
      label={label}
      rows={ROWS}
      count={count}
      tools={tools}
      {...field}
      note={view === 'write' ? formatMessage({ id: 'version.notes.markdown' }) : undefined}
      preview={view === 'write' ? undefined : renderPreview}
    />
  )

  function renderPreview(id: string) {
    return (
      <div id={id} className={styles['preview']} role="region" aria-label={label}>
        {field.value.trim() === '' ? (
          <span className="ui-faint">{formatMessage({ id: 'version.notes.none' })}</span>
        ) : (
          <Notes text={field.value} />
        )}
      </div>
    )
  }
}
