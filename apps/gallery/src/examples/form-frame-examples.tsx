import { DraftNotice } from '@console/ui'
import { FormBody, FormDialog, FormField, FormGroup, TextField, type FormState } from '@console/ui/form'
import { NumberInput } from '@console/ui/number-input'
import { PasswordInput } from '@console/ui/password-input'
import { Button, Input } from 'antd'
import { type ComponentProps, useState } from 'react'
import { ignore, useSample, type Example } from '../example.ts'
import { SampleForm } from './field-states.tsx'

const TYPED_AT = Date.UTC(2026, 0, 5, 9, 12)
const FORM: FormState = {
  failure: null,
  isInputPreserved: true,
  conflict: null,
  isSending: false,
  attempts: 0,
  draft: { typedAt: null, timezone: 'UTC', discard: ignore },
  submit: (event) => event.preventDefault(),
}
const FROM_DRAFT: Partial<FormState> = { draft: { ...FORM.draft, typedAt: TYPED_AT } }
const IN_CONFLICT: Partial<FormState> = { conflict: { keepMine: ignore, takeTheirs: ignore } }

function Name({ problem }: { problem?: string }) {
  const text = useSample()
  const [value, setValue] = useState('Abc')
  return <TextField label={text('name')} value={value} problem={problem} onChange={setValue} isRequired />
}

function Body({ form = {} }: { form?: Partial<FormState> }) {
  const text = useSample()
  const state = { ...FORM, ...form }
  return (
    <FormBody
      form={state}
      footer={
        <Button type="primary" htmlType="submit" loading={state.isSending}>
          {text('save')}
        </Button>
      }
    >
      <Name />
    </FormBody>
  )
}

function FailedBody() {
  return <Body form={{ failure: useSample()('failure') }} />
}

type DialogProps = Partial<ComponentProps<typeof FormDialog>> & { state?: Partial<FormState>; isWrong?: true }

/** Opens on a click: a dialog would cover the gallery. */
function Dialog({ state = {}, isWrong, ...props }: DialogProps) {
  const text = useSample()
  const [isOpen, setOpen] = useState(false)
  const problem = isWrong && { problem: text('problem') }
  return (
    <>
      <Button onClick={() => setOpen(true)}>{text('open')}</Button>
      {isOpen && (
        <FormDialog
          title={text('dialog')}
          okText={text('save')}
          form={{ ...FORM, ...state }}
          onClose={() => setOpen(false)}
          {...props}
        >
          <Name {...problem} />
        </FormDialog>
      )}
    </>
  )
}

function FailedDialog() {
  return <Dialog state={{ failure: useSample()('failure') }} isWrong />
}

function Delete() {
  return <Dialog isDestructive okText={useSample()('delete')} />
}

type FieldMarks = { isWrong?: true; isDisabled?: true }

function Field({ isWrong, isDisabled }: FieldMarks) {
  const text = useSample()
  return (
    <SampleForm>
      <FormField
        label={text('name')}
        note={text('note')}
        problem={isWrong && text('problem')}
        isDisabled={isDisabled}
      >
        {(control) => <Input {...control} defaultValue="Abc" />}
      </FormField>
    </SampleForm>
  )
}

function Group({ isWrong }: FieldMarks) {
  const text = useSample()
  return (
    <SampleForm>
      <FormGroup label={text('list')} problem={isWrong && text('problem')}>
        {(group) => (
          <div role="group" className="ui-row ui-gap-8" {...group}>
            <Input aria-label={text('first')} />
            <Input aria-label={text('second')} />
          </div>
        )}
      </FormGroup>
    </SampleForm>
  )
}

function Password({ isDisabled = false }: { isDisabled?: boolean }) {
  const text = useSample()
  const [value, setValue] = useState('sample')
  return (
    <SampleForm>
      <PasswordInput
        aria-label={text('password')}
        autoComplete="new-password"
        value={value}
        onChange={setValue}
        showText={text('show')}
        hideText={text('hide')}
        disabled={isDisabled}
      />
    </SampleForm>
  )
}

function Count(props: ComponentProps<typeof NumberInput>) {
  return <NumberInput aria-label={useSample()('calls')} defaultValue={12} min={0} {...props} />
}

const form = '@console/ui/form'

export const formFrameExamples: readonly Example[] = [
  {
    name: 'FormDialog',
    from: form,
    states: {
      normal: () => <Dialog />,
      sending: () => <Dialog state={{ isSending: true }} />,
      failed: FailedDialog,
      conflict: () => <Dialog state={IN_CONFLICT} />,
      draft: () => <Dialog state={FROM_DRAFT} />,
      destructive: Delete,
    },
  },
  {
    name: 'FormBody',
    from: form,
    states: {
      normal: () => <Body />,
      sending: () => <Body form={{ isSending: true }} />,
      failed: FailedBody,
      conflict: () => <Body form={IN_CONFLICT} />,
      draft: () => <Body form={FROM_DRAFT} />,
    },
  },
  {
    name: 'FormField',
    from: form,
    states: {
      normal: () => <Field />,
      error: () => <Field isWrong />,
      disabled: () => <Field isDisabled />,
    },
  },
  { name: 'FormGroup', from: form, states: { normal: () => <Group />, error: () => <Group isWrong /> } },
  {
    name: 'DraftNotice',
    from: '@console/ui',
    states: { draft: () => <DraftNotice draft={{ typedAt: TYPED_AT, discard: ignore }} timezone="UTC" /> },
  },
  {
    name: 'PasswordInput',
    from: '@console/ui/password-input',
    states: { normal: () => <Password />, disabled: () => <Password isDisabled /> },
  },
  {
    name: 'NumberInput',
    from: '@console/ui/number-input',
    states: {
      normal: () => <Count />,
      error: () => <Count status="error" aria-invalid />,
      disabled: () => <Count disabled />,
    },
  },
]
