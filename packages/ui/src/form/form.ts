import * as choices from './ChoiceFields.tsx'
import * as dates from './DateField.tsx'
import * as lines from './LinesField.tsx'
import * as longText from './LongTextField.tsx'
import * as number from './NumberField.tsx'
import * as rows from './RowsField.tsx'
import * as segmented from './SegmentedField.tsx'
import * as select from './SelectField.tsx'
import * as onOff from './SwitchField.tsx'
import * as text from './TextField.tsx'
import * as time from './TimeField.tsx'
import * as tree from './TreeSelectField.tsx'
import { withOther } from './with-other.tsx'

export { formMessages } from './form-messages.ts'
export type { FieldProps, FormState } from './form-state.ts'
export { FormBody } from './FormBody.tsx'
export { FormDialog } from './FormDialog.tsx'
export { FormField, type ControlProps } from './FormField.tsx'
export { PasswordField } from './PasswordField.tsx'
export type { FieldOption } from './SelectField.tsx'
export type { TreeOption } from './TreeSelectField.tsx'
export { withOther } from './with-other.tsx'

export const CheckboxesField = /* @__PURE__ */ withOther(choices.CheckboxesField)
export const CheckboxField = /* @__PURE__ */ withOther(choices.CheckboxField)
export const RadioField = /* @__PURE__ */ withOther(choices.RadioField)
export const DateField = /* @__PURE__ */ withOther(dates.DateField)
export const MonthField = /* @__PURE__ */ withOther(dates.MonthField)
export const LinesField = /* @__PURE__ */ withOther(lines.LinesField)
export const LongTextField = /* @__PURE__ */ withOther(longText.LongTextField)
export const NumberField = /* @__PURE__ */ withOther(number.NumberField)
export const RowsField = /* @__PURE__ */ withOther(rows.RowsField)
export const SegmentedField = /* @__PURE__ */ withOther(segmented.SegmentedField)
export const SelectField = /* @__PURE__ */ withOther(select.SelectField)
export const MultiSelectField = /* @__PURE__ */ withOther(select.MultiSelectField)
export const SwitchField = /* @__PURE__ */ withOther(onOff.SwitchField)
export const TextField = /* @__PURE__ */ withOther(text.TextField)
export const TimeField = /* @__PURE__ */ withOther(time.TimeField)
export const TreeSelectField = /* @__PURE__ */ withOther(tree.TreeSelectField)
