import {
  EmptyState,
  EmptyText,
  ErrorState,
  FilteredEmptyState,
  FreshnessChip,
  NoPermissionState,
  PartBoundary,
  StatePanel,
} from '@console/ui'
import { AddressNotice } from '@console/ui/address-notice'
import { OrchidFlower } from '@console/ui/flower'
import { OrchidLogo } from '@console/ui/logo'
import { Button } from 'antd'
import { use, useState } from 'react'
import { ignore, useSample, type Example } from '../example.ts'
import { LookContext } from '../look.ts'
import styles from './examples.module.css'

function Empty({ isLong = false }: { isLong?: boolean }) {
  const text = useSample()
  return (
    <EmptyState
      title={text(isLong ? 'long' : 'empty')}
      action={<Button type="primary">{text('create')}</Button>}
    >
      {text('empty.text')}
    </EmptyState>
  )
}

function Failed({ isLong = false }: { isLong?: boolean }) {
  const text = useSample()
  return (
    <ErrorState
      title={text('failed')}
      error={{ message: text(isLong ? 'long' : 'failure'), status: 504 }}
      onRetry={ignore}
    />
  )
}

function Filtered() {
  const text = useSample()
  const filters = [
    { key: 'name', text: `${text('name')}: ${text('first')}`, onRemove: ignore },
    { key: 'status', text: `${text('status')}: ${text('good')}`, onRemove: ignore },
  ]
  return <FilteredEmptyState hiddenCount={148} filters={filters} onReset={ignore} />
}

function Forbidden() {
  const text = useSample()
  return <NoPermissionState tenant={text('tenant')} page={text('page')} />
}

function Panel() {
  const text = useSample()
  return (
    <StatePanel
      drawing={<OrchidLogo size={56} />}
      title={text('empty')}
      actions={<Button>{text('open')}</Button>}
    >
      {text('text')}
    </StatePanel>
  )
}

/** Throws once a person asks for it: what throws is reported. */
function Part() {
  const text = useSample()
  const [isBroken, setBroken] = useState(false)
  return (
    <PartBoundary>
      {isBroken && <Throws />}
      <Button onClick={() => setBroken(true)}>{text('throw')}</Button>
    </PartBoundary>
  )
}

function Throws(): never {
  throw new Error(useSample()('failure'))
}

const PROBLEMS = [
  { name: 'page', value: 'x', reason: 'malformed' },
  { name: 'colour', value: 'red', reason: 'unknown' },
] as const

function Flower() {
  const { theme } = use(LookContext)
  return (
    <div className={styles['flower']}>
      <OrchidFlower mode={theme} />
    </div>
  )
}

const from = '@console/ui'

export const stateExamples: readonly Example[] = [
  {
    name: 'EmptyState',
    from,
    states: { normal: () => <Empty />, long: () => <Empty isLong /> },
  },
  {
    name: 'EmptyText',
    from,
    states: { normal: () => <EmptyText textId="gallery.sample.empty" /> },
  },
  { name: 'FilteredEmptyState', from, states: { filtered: Filtered } },
  { name: 'ErrorState', from, states: { failed: () => <Failed />, long: () => <Failed isLong /> } },
  { name: 'NoPermissionState', from, states: { forbidden: Forbidden } },
  { name: 'StatePanel', from, states: { normal: Panel } },
  { name: 'PartBoundary', from, states: { normal: Part } },
  {
    name: 'AddressNotice',
    from: '@console/ui/address-notice',
    states: { error: () => <AddressNotice problems={PROBLEMS} onClear={ignore} /> },
  },
  {
    name: 'FreshnessChip',
    from,
    states: {
      normal: () => <FreshnessChip freshness={{ state: 'fresh', ageSeconds: 3, nextSeconds: 7 }} />,
      stale: () => <FreshnessChip freshness={{ state: 'stale', ageSeconds: 84 }} />,
      paused: () => <FreshnessChip freshness={{ state: 'paused' }} />,
    },
  },
  {
    name: 'OrchidLogo',
    from: '@console/ui/logo',
    states: { normal: () => <OrchidLogo />, sizes: () => <OrchidLogo size={64} /> },
  },
  { name: 'OrchidFlower', from: '@console/ui/flower', isWide: true, states: { normal: Flower } },
]
