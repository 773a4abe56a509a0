import { MarkedWords, markWords } from '@console/ui/word-diff'
import { useIntl } from 'react-intl'
import { SideBySide } from './SideBySide.tsx'
import styles from './Versions.module.css'

/** Both texts of a prompt, with the words that differ. */
export function PromptChange({ before, after }: { before: string; after: string }) {
  const { formatMessage } = useIntl()
  const marked = markWords(before, after)
  return (
    <section>
      <h2 className={styles['heading']}>{formatMessage({ id: 'versions.prompt' })}</h2>
      <SideBySide
        before={<MarkedWords pieces={marked.before} side="before" />}
        after={<MarkedWords pieces={marked.after} side="after" />}
      />
    </section>
  )
}
