import { OptionSelect, type PickerProps } from '../OptionSelect.tsx'
import { useSessionOptions } from './session-names.ts'

type OfBusinessProps = PickerProps & {
  /** Null offers the options of all businesses. */
  businessTypeId: number | null
}

/** Long enough for most names of businesses beside the label. */
const BUSINESS_WIDTH = 224

/**
 * A business with sessions; none means all. With `businessTypeId`, its names come with the same request as the names of the
 * page's other pickers.
 */
export function SessionBusinessSelect({
  businessTypeId = null,
  ...props
}: PickerProps & Partial<OfBusinessProps>) {
  return (
    <OptionSelect width={BUSINESS_WIDTH} {...props} list={useSessionOptions('businesses', businessTypeId)} />
  )
}

/** A quality rule; none means all. */
export function RuleSelect({ businessTypeId, ...props }: OfBusinessProps) {
  return <OptionSelect {...props} list={useSessionOptions('rules', businessTypeId)} />
}

/** A label; none means all. */
export function LabelSelect({ businessTypeId, ...props }: OfBusinessProps) {
  return <OptionSelect {...props} list={useSessionOptions('labels', businessTypeId)} />
}
