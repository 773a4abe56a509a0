import { MarkedWords, markWords } from '@console/ui/word-diff'
import { useIntl } from 'react-intl'
import { FIELD_TEXTS, useFieldText } from '../components/use-field-text.ts'
import type { SingleField } from '../model/differing-fields.ts'
import type { TwoVersions } from './model/version-form.ts'
import styles from './Versions.module.css'

/** Fields whose text people write: the words that differ are marked. */
const WRITTEN: readonly SingleField[] = ['name', 'showName', 'remark', 'pushContent']

/** The settings that differ, in the words of the form. */
export function SettingChanges({ before, after, fields }: TwoVersions & { fields: readonly SingleField[] }) {
  const { formatMessage } = useIntl()
  const textOf = useFieldText()
  const formatVersion = (version: number) => formatMessage({ id: 'versions.number' }, { version })
  return (
    <section>
      <h2 className={styles['heading']}>{formatMessage({ id: 'versions.settings' })}</h2>
      <table className={styles['settings']}>
        <thead>
          <tr>
            <th scope="col">{formatMessage({ id: 'versions.field' })}</th>
            <th scope="col">{formatVersion(before.number)}</th>
            <th scope="col">{formatVersion(after.number)}</th>
          </tr>
        </thead>
        <tbody>
          {fields.map((name) => {
            const texts = { before: textOf(name, before.form), after: textOf(name, after.form) }
            const marked = WRITTEN.includes(name) ? markWords(texts.before, texts.after) : null
            return (
              <tr key={name}>
                <th scope="row">{formatMessage({ id: FIELD_TEXTS[name] })}</th>
                {(['before', 'after'] as const).map((side) => (
                  <td key={side} data-side={side} dir="auto">
                    {marked === null ? texts[side] : <MarkedWords pieces={marked[side]} side={side} />}
                  </td>
                ))}
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}
