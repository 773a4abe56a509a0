import { useIntl } from 'react-intl'
import { RuleSentence } from '../rule/sentence/RuleSentence.tsx'
import { SidesOf } from './SidesOf.tsx'
import type { TwoVersions } from './VersionChanges.tsx'
import styles from './Versions.module.css'

/** Both rules, read back as sentences. */
export function RuleReadings({ before, after }: TwoVersions) {
  const { formatMessage } = useIntl()
  return (
    <section>
      <h3 className={styles['heading']}>{formatMessage({ id: 'versions.reading' })}</h3>
      <SidesOf before={<RuleSentence {...before.form} />} after={<RuleSentence {...after.form} />} />
    </section>
  )
}
