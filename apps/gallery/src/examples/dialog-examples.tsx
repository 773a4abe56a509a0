import { AppDrawer, AppModal, InspectDrawer, PageTabs } from '@console/ui'
import { Button } from 'antd'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { useSample, type Example } from '../example.ts'

type OpenedProps = { children: (close: () => void) => ReactNode }

/** Opens its contents on a click: they would cover the gallery. */
function Opened({ children }: OpenedProps) {
  const text = useSample()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>{text('open')}</Button>
      {isOpen && children(() => setOpen(false))}
    </>
  )
}

function Throws(): never {
  throw new Error(useSample()('failure'))
}

type ModalProps = Partial<ComponentProps<typeof AppModal>>

function Modal({ children, ...props }: ModalProps) {
  const text = useSample()
  return (
    <Opened>
      {(close) => (
        <AppModal open title={text('dialog')} okText={text('save')} onOk={close} onCancel={close} {...props}>
          {children ?? text('text')}
        </AppModal>
      )}
    </Opened>
  )
}

function Question() {
  const text = useSample()
  return <Modal focusesCancel okText={text('delete')} okButtonProps={{ danger: true }} />
}

function LongModal() {
  const text = useSample()
  return (
    <Modal title={text('long')}>
      {Array.from({ length: 40 }, (_none, line) => (
        <p key={line}>{text('text')}</p>
      ))}
    </Modal>
  )
}

function Drawer({ children }: { children?: ReactNode }) {
  const text = useSample()
  return (
    <Opened>
      {(close) => (
        <AppDrawer open title={text('dialog')} onClose={close}>
          {children ?? text('text')}
        </AppDrawer>
      )}
    </Opened>
  )
}

function Inspect() {
  const text = useSample()
  const [position, setPosition] = useState(0)
  const names = [text('first'), text('second'), text('long')]
  const step = (by: number) =>
    names[position + by] === undefined ? undefined : () => setPosition(position + by)
  return (
    <Opened>
      {(close) => (
        <InspectDrawer
          title={names[position] ?? ''}
          subtitle={`${position + 1} / ${names.length}`}
          width={420}
          onClose={close}
          onPrevious={step(-1)}
          onNext={step(1)}
        >
          {text('text')}
        </InspectDrawer>
      )}
    </Opened>
  )
}

const TABS = ['first', 'second', 'third'] as const

function Tabs() {
  const text = useSample()
  const [active, setActive] = useState<(typeof TABS)[number]>('first')
  return (
    <PageTabs
      label={text('list')}
      tabs={TABS.map((key) => ({ key, label: text(key) }))}
      active={active}
      onChange={setActive}
    >
      {text(active)}
    </PageTabs>
  )
}

const from = '@console/ui'

export const dialogExamples: readonly Example[] = [
  {
    name: 'AppModal',
    from,
    states: {
      normal: () => <Modal />,
      question: Question,
      sending: () => <Modal confirmLoading />,
      long: LongModal,
      failed: () => (
        <Modal>
          <Throws />
        </Modal>
      ),
    },
  },
  {
    name: 'AppDrawer',
    from,
    states: {
      normal: () => <Drawer />,
      failed: () => (
        <Drawer>
          <Throws />
        </Drawer>
      ),
    },
  },
  { name: 'InspectDrawer', from, isWide: true, states: { normal: Inspect } },
  { name: 'PageTabs', from, states: { normal: Tabs } },
]
