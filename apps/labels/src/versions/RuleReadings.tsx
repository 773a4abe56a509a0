import { useIntl } from 'react-intl'
import { RuleSentence } from '../rule/sentence/RuleSentence.tsx'
import type { TwoVersions } from './model/version-form.ts'
import { SideBySide } from './SideBySide.tsx'
import styles from './Versions.module.css'

/** Both rules, read back as sentences. */
export function RuleReadings({ before, after }: TwoVersions) {
  const { formatMessage } = useIntl()
  return (
    <section>
      <h2 className={styles['heading']}>{formatMessage({ id: 'versions.reading' })}</h2>
      <SideBySide before={<RuleSentence {...before.form} />} after={<RuleSentence {...after.form} />} />
    </section>
  )
}
