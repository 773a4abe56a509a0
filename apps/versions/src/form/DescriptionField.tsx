import { appVersion } from '@console/contracts'
import { LongTextField, type FieldProps } from '@console/ui/form'
import { Segmented } from 'antd'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { Notes } from './notes-part.ts'
import styles from './VersionFields.module.css'

const VIEWS = ['write', 'preview'] as const
const ROWS = { minRows: 5, maxRows: 12 }
const count = {
  max: appVersion.MAX_DESCRIPTION_CHARACTERS,
  lengthOf: (text: string) => text.length,
}

type DescriptionFieldProps = Omit<FieldProps<string>, 'label'> & { isReadOnly: boolean }

/** Release notes in Markdown, written or rendered; of a version that is viewed, rendered (VER-003). */
export function DescriptionField({ isReadOnly, ...field }: DescriptionFieldProps) {
  const { formatMessage } = useIntl()
  const [chosen, setView] = useState<(typeof VIEWS)[number]>('write')
  const label = formatMessage({ id: 'version.description' })
  // What is wrong with the text is said where it is written.
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
          <span className={styles['nothing']}>{formatMessage({ id: 'version.notes.none' })}</span>
        ) : (
          <Notes text={field.value} />
        )}
      </div>
    )
  }
}
