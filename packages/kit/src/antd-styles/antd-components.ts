import * as antd from 'antd'
import { createElement as h, type ReactNode } from 'react'
import type { KitTier } from '../exports.ts'

const { Button, Form, Input, Space } = antd

/**
 * What of antd each tier draws, in each form that has styles of its own. What opens later is given beside what opens it. The build fails
 * where a style of a tier is rendered by nothing here.
 */
export const antdComponents: Partial<Record<KitTier, readonly ReactNode[]>> = {
  core: [
    h(Button, { loading: true }),
    h(Input),
    h(Input.Search),
    h(Input.TextArea),
    h(Input.Password),
    h(Space),
    h(Space.Compact, null, h(Button), h(Space.Addon)),
  ],
  frame: [
    h(antd.Alert),
    h(antd.Drawer),
    h(antd.Dropdown, null, h('i')),
    h(antd.Modal._InternalPanelDoNotUseOrYouWillBeFired, { type: 'confirm' }),
    h(antd.Popover),
    h(antd.Segmented, { options: [] }),
    h(antd.Select),
    h(antd.Empty),
    h(antd.Skeleton),
    h(antd.Switch),
    h(antd.Tooltip),
    h(antd.message._InternalPanelDoNotUseOrYouWillBeFired),
  ],
  table: [
    h(antd.Table),
    h(antd.Pagination),
    h(antd.Spin),
    h(antd.Checkbox),
    h(antd.Radio),
    h(antd.Tree, { treeData: [] }),
  ],
  data: [h(antd.DatePicker), h(antd.Tag, { color: 'red' }), h(antd.Tag, { color: 'success' })],
  forms: [h(antd.InputNumber), h(antd.Steps), h(antd.Tabs), h(antd.TimePicker), h(antd.TreeSelect)],
  pro: [h(Form, null, h(Form.Item))],
  proTable: [h(antd.Popconfirm, { title: '' }), h(antd.Result), h(antd.Typography)],
}
