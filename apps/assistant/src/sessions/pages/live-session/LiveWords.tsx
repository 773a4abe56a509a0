import { Icon } from '@console/ui'
import { Button } from 'antd'
import { useIntl } from 'react-intl'
import type { Sentence as SpokenSentence } from '../../../base/model/conversation.ts'
import { Sentence } from '../../../base/components/transcript/Sentence.tsx'
import styles from './LiveCallPanel.module.css'
import { useLiveEnd } from './use-live-end.ts'

type LiveWordsProps = { sentences: readonly SpokenSentence[]; seatName: string; chosenKey: string | null }

/** What was said so far, the newest sentence at the end, which is followed until the reader scrolls up. */
export function LiveWords({ sentences, seatName, chosenKey }: LiveWordsProps) {
  const { formatMessage } = useIntl()
  const { box, content, isAtEnd, onScroll, toEnd } = useLiveEnd()
  return (
    <div className={styles['live']}>
      <div ref={box} className={styles['scroll']} onScroll={onScroll}>
        {sentences.length === 0 && <p>{formatMessage({ id: 'live.nothingSaid' })}</p>}
        <ol ref={content} className={styles['words']}>
          {sentences.map((sentence) => (
            <Sentence
              key={sentence.key}
              sentence={sentence}
              seatName={seatName}
              search=""
              isChosen={sentence.key === chosenKey}
            />
          ))}
        </ol>
      </div>
      {!isAtEnd && (
        <Button className={styles['jump'] ?? ''} icon={<Icon name="down" size={16} />} onClick={toEnd}>
          {formatMessage({ id: 'live.jump' })}
        </Button>
      )}
    </div>
  )
}
