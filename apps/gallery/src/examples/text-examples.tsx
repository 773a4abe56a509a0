import { Icon, IconButton, MenuIcon, StatusWord, TwoLines, VirtualTree, type StatusTone } from '@console/ui'
import { AudioPlayer } from '@console/ui/audio-player'
import { Markdown } from '@console/ui/markdown'
import { Waveform } from '@console/ui/waveform'
import { ChangedWords, MarkedWords, markWords, mergeWords } from '@console/ui/word-diff'
import { type ComponentProps, useState } from 'react'
import { ignore, useSample, type Example, type SampleName } from '../example.ts'
import styles from './examples.module.css'

const TONES = {
  good: 'good',
  warn: 'warn',
  error: 'error',
  quiet: 'quiet',
  calling: 'calling',
  ringing: 'ringing',
  idle: 'idle',
  offline: 'offline',
  unknown: 'unknown',
} as const satisfies Record<StatusTone, SampleName>

function Tones() {
  const text = useSample()
  return (
    <span className="ui-wrap ui-gap-4-16">
      {Object.values(TONES).map((tone) => (
        <StatusWord key={tone} tone={tone}>
          {text(tone)}
        </StatusWord>
      ))}
    </span>
  )
}

function Lines({ isQuiet = false }: { isQuiet?: boolean }) {
  const text = useSample()
  return <TwoLines first="2026-01-05 09:12" second={text('first')} isQuiet={isQuiet} />
}

type Tree = ComponentProps<typeof VirtualTree>

function SampleTree(props: Partial<Tree>) {
  const text = useSample()
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set(['root']))
  const [selected, setSelected] = useState('team')
  const nodes = [
    { key: 'root', parentKey: null, title: text('root'), hint: 3 },
    { key: 'team', parentKey: 'root', title: text('team') },
    { key: 'two', parentKey: 'root', title: text('teamTwo') },
    { key: 'long', parentKey: 'two', title: text('long'), disabledReason: text('disabled') },
  ]
  return (
    <VirtualTree
      label={text('root')}
      nodes={nodes}
      expanded={expanded}
      onExpanded={setExpanded}
      selected={selected}
      onSelect={setSelected}
      empty={text('empty')}
      height={160}
      {...props}
    />
  )
}

function CheckedTree({ isReadOnly = false }: { isReadOnly?: boolean }) {
  const [checked, setChecked] = useState<ReadonlySet<string>>(new Set(['team']))
  return <SampleTree checked={checked} onChecked={setChecked} isReadOnly={isReadOnly} />
}

function SearchedTree() {
  return <SampleTree search={useSample()('teamTwo')} />
}

function Text() {
  return <Markdown text={useSample()('markdown')} />
}

function Changed() {
  const text = useSample()
  return (
    <ChangedWords
      pieces={mergeWords(text('before'), text('after'))}
      labels={{ removed: text('removed'), added: text('added') }}
    />
  )
}

function Marked({ side }: { side: 'before' | 'after' }) {
  const text = useSample()
  return <MarkedWords pieces={markWords(text('before'), text('after'))[side]} side={side} />
}

/** A file of the gallery itself: a chord that fades. */
const TONE = new URL('./sample-tone.wav', import.meta.url).href
const findTone = async () => TONE

function Player({ hasWaveform = false }: { hasWaveform?: boolean }) {
  const text = useSample()
  return (
    <AudioPlayer
      label={text('sound')}
      source={findTone}
      {...(hasWaveform ? { Waveform } : { knownLength: 2 })}
    />
  )
}

/** Fails once somebody plays it, as a file that has expired. */
function MissingSound() {
  const text = useSample()
  const find = async () => Promise.reject(new Error(text('failure')))
  return <AudioPlayer label={text('missing')} source={find} knownLength={2} />
}

const ICONS = ['search', 'calendar', 'filter', 'download', 'refresh', 'info', 'close'] as const
const MENU_ICONS = ['team', 'setting', 'bar-chart', 'audio', 'unheard'] as const

function Buttons({ isDisabled = false }: { isDisabled?: boolean }) {
  const text = useSample()
  return (
    <span className="ui-row ui-gap-8">
      {(['small', 'medium', 'large'] as const).map((size) => (
        <IconButton
          key={size}
          icon="refresh"
          label={text('open')}
          size={size}
          disabled={isDisabled}
          onClick={ignore}
        />
      ))}
    </span>
  )
}

const from = '@console/ui'
const words = '@console/ui/word-diff'

export const textExamples: readonly Example[] = [
  { name: 'StatusWord', from, states: { all: Tones } },
  {
    name: 'TwoLines',
    from,
    states: {
      normal: () => <Lines />,
      long: () => (
        <div className={styles['narrow']}>
          <Lines isQuiet />
        </div>
      ),
    },
  },
  {
    name: 'Icon',
    from,
    states: {
      normal: () => (
        <span className="ui-row ui-gap-8">
          {ICONS.map((name) => (
            <Icon key={name} name={name} />
          ))}
        </span>
      ),
      sizes: () => (
        <span className="ui-row ui-gap-8">
          {[12, 16, 20, 24].map((size) => (
            <Icon key={size} name="search" size={size} />
          ))}
        </span>
      ),
    },
  },
  {
    name: 'MenuIcon',
    from,
    states: {
      normal: () => (
        <span className="ui-row ui-gap-8">
          {MENU_ICONS.map((name) => (
            <MenuIcon key={name} name={name} />
          ))}
        </span>
      ),
    },
  },
  { name: 'IconButton', from, states: { sizes: () => <Buttons />, disabled: () => <Buttons isDisabled /> } },
  {
    name: 'VirtualTree',
    from,
    states: {
      normal: () => <SampleTree />,
      checked: () => <CheckedTree />,
      readOnly: () => <CheckedTree isReadOnly />,
      searched: SearchedTree,
      empty: () => <SampleTree nodes={[]} />,
    },
  },
  { name: 'Markdown', from: '@console/ui/markdown', states: { normal: Text } },
  { name: 'ChangedWords', from: words, states: { normal: Changed } },
  {
    name: 'MarkedWords',
    from: words,
    states: { before: () => <Marked side="before" />, after: () => <Marked side="after" /> },
  },
  {
    name: 'AudioPlayer',
    from: '@console/ui/audio-player',
    states: { normal: () => <Player />, failed: MissingSound },
  },
  { name: 'Waveform', from: '@console/ui/waveform', states: { waveform: () => <Player hasWaveform /> } },
]
