import { defineTexts } from '@console/ui/texts'

/** A sentence for each component. */
export const aboutTexts = defineTexts({
  'gallery.about.AddressNotice': [
    'Lists the parameters of an address that were not understood.',
    '列出地址中无法识别的参数。',
  ],
  'gallery.about.AppDrawer': [
    'A drawer: an error in it leaves the page below whole.',
    '抽屉：其中出错不影响下方页面。',
  ],
  'gallery.about.AppModal': [
    'A dialog, 500 px wide: a click beside it closes nothing.',
    '弹窗，宽 500 px：点击外部不会关闭。',
  ],
  'gallery.about.AudioPlayer': [
    'Plays one sound, with its position and speed; with a waveform where one is given.',
    '播放一段音频，可调节进度与倍速；可显示波形。',
  ],
  'gallery.about.BandDay': ['A filter of one day.', '单日筛选。'],
  'gallery.about.BandLoading': [
    'Takes the height of the band until its fields are known.',
    '字段就绪前占据查询栏的高度。',
  ],
  'gallery.about.BandMonth': ['A filter of one month.', '单月筛选。'],
  'gallery.about.BandMultiSelect': ['A filter of several things.', '多选筛选。'],
  'gallery.about.BandPickerButton': [
    'Looks like a picker until somebody points at it, so that calendars load later.',
    '外观同日期选择器，指向时才加载日历。',
  ],
  'gallery.about.BandPresets': ['The usual ranges of days, one click away.', '常用日期范围，一键选择。'],
  'gallery.about.BandRangePicker': ['A filter of a range of days.', '日期范围筛选。'],
  'gallery.about.BandSearch': ['The search field of a band.', '查询栏的搜索框。'],
  'gallery.about.BandSelect': [
    'A filter with its label inside; no value means all.',
    '标签内置的单选筛选，不选即为全部。',
  ],
  'gallery.about.BarChart': [
    'Bars side by side or stacked, with the same figures as a table.',
    '并列或堆叠的柱状图，可切换为表格。',
  ],
  'gallery.about.ChangedWords': [
    'A changed text as one, with the words that were removed and added.',
    '合并显示修改前后的文字，标出删除与新增。',
  ],
  'gallery.about.CheckboxField': ['Yes or no, in a form.', '表单中的勾选项。'],
  'gallery.about.CheckboxesField': ['Several of a few, all in view.', '平铺的多选项。'],
  'gallery.about.CreateButton': [
    'The primary action of a list; shorter on a phone.',
    '列表的主操作，手机上文字更短。',
  ],
  'gallery.about.DataTable': [
    'A card with a table: sunken head, rows for the keyboard, pager; cards on a phone.',
    '表格卡片：表头、可用键盘操作的行、分页，手机上显示为卡片。',
  ],
  'gallery.about.DateField': [
    'A day in a form; what is typed stays as it was typed.',
    '表单中的日期，保留原样输入。',
  ],
  'gallery.about.DayTrack': [
    'Activities in the course of a day, each status with colour and pattern.',
    '一天中的活动轨迹，每种状态有颜色与纹理。',
  ],
  'gallery.about.DraftNotice': ['Says that a form was filled from a draft.', '说明表单内容来自草稿。'],
  'gallery.about.EmptyState': ['Nothing made yet.', '尚无内容。'],
  'gallery.about.EmptyText': [
    'Nothing made yet, in the words of two messages.',
    '尚无内容，由两条文案组成。',
  ],
  'gallery.about.ErrorState': [
    'What could not be loaded, why, what was not lost, and Retry.',
    '加载失败：原因、已保留的内容及重试。',
  ],
  'gallery.about.FigureCards': [
    'A few figures beside each other; a strip on a phone.',
    '并列的几项数据，手机上为横条。',
  ],
  'gallery.about.Figures': ['A few figures, each with its name.', '几项带名称的数据。'],
  'gallery.about.FilterBand': [
    'The band of the filters that a list declares.',
    '由列表声明的筛选条件组成的查询栏。',
  ],
  'gallery.about.FilteredEmpty': [
    'A list filtered to empty: each filter with a way to take it off.',
    '筛选后无结果：可逐项移除筛选条件。',
  ],
  'gallery.about.FilteredEmptyState': [
    'Something is there, but not for these filters.',
    '有内容，但不符合当前筛选条件。',
  ],
  'gallery.about.FormBody': [
    'A form on a page: notices, fields, failures and buttons.',
    '页面中的表单：提示、字段、错误与按钮。',
  ],
  'gallery.about.FormDialog': [
    'A dialog with a form; a failure keeps the input.',
    '表单弹窗，失败时保留输入。',
  ],
  'gallery.about.FormField': [
    'Label, control, and a note or what is wrong: for a control of your own.',
    '标签、控件及说明或错误，用于自定义控件。',
  ],
  'gallery.about.FormGroup': ['The same for a control of several parts.', '同上，用于由多部分组成的控件。'],
  'gallery.about.FreshnessChip': ['Says how old the data in view is.', '显示当前数据的新旧。'],
  'gallery.about.Icon': ['A line icon in the colour of its text.', '线性图标，颜色同文字。'],
  'gallery.about.IconButton': [
    'A button that is an icon alone, with a name for screen readers.',
    '仅有图标的按钮，带无障碍名称。',
  ],
  'gallery.about.InspectDrawer': [
    'Reads one row beside its list; arrow keys walk the rows.',
    '在列表旁查看一行，方向键切换。',
  ],
  'gallery.about.Level': ['A level: form, colour and word.', '等级：形状、颜色与文字。'],
  'gallery.about.LevelCounts': ['Numbers by level.', '各等级的数量。'],
  'gallery.about.LineChart': ['Values over time.', '随时间变化的数值。'],
  'gallery.about.LinesField': ['Short texts, one a line.', '多条短文本，每行一条。'],
  'gallery.about.ListPage': [
    'A whole list page: band, count, rows or what replaces them.',
    '完整的列表页：查询栏、数量、数据或其替代内容。',
  ],
  'gallery.about.ListTable': [
    'The rows of a query alone, such as in a dialog.',
    '仅显示查询结果的表格，例如用于弹窗。',
  ],
  'gallery.about.LongTextField': ['A text of several lines.', '多行文本。'],
  'gallery.about.Markdown': [
    'Markdown that people wrote, made safe.',
    '显示用户编写的 Markdown，已做安全处理。',
  ],
  'gallery.about.MarkedWords': [
    'One side of a changed text, with its words marked.',
    '修改前或修改后的文字，标出不同之处。',
  ],
  'gallery.about.MenuIcon': [
    'The icon that a menu item names; the plain page for an unknown name.',
    '菜单项指定的图标，未知名称显示为页面图标。',
  ],
  'gallery.about.MonthField': ['A month in a form.', '表单中的月份。'],
  'gallery.about.MultiSelectField': ['Several of some things, found by typing.', '多选，可输入查找。'],
  'gallery.about.NoPermissionState': ['The person may not see this page.', '无权查看此页面。'],
  'gallery.about.NumberField': ['A number of at least 0, in a form.', '表单中的非负数。'],
  'gallery.about.NumberInput': ['A number with steppers for the pointer.', '带步进按钮的数字输入框。'],
  'gallery.about.OrchidFlower': [
    'The orchid of the sign-in page, as a background of wide windows.',
    '登录页的兰花，用作宽窗口的背景。',
  ],
  'gallery.about.OrchidLogo': ['The mark of the default brand.', '默认品牌标志。'],
  'gallery.about.PageSkeleton': [
    'A list page in outline, while its code is on the way.',
    '列表页的骨架屏，代码加载时显示。',
  ],
  'gallery.about.PageTabs': [
    'Views of one thing; arrow keys move between them.',
    '同一对象的多个视图，方向键切换。',
  ],
  'gallery.about.Pagination': [
    'The foot of a paged card: which rows, and the pages.',
    '分页：当前行范围与页码。',
  ],
  'gallery.about.PartBoundary': ['Replaces a part that throws, and nothing else.', '仅替换出错的部分。'],
  'gallery.about.PasswordField': [
    'A password in a form, which can be shown for a moment.',
    '表单中的密码，可临时显示。',
  ],
  'gallery.about.PasswordInput': ['The input of a password alone.', '单独的密码输入框。'],
  'gallery.about.PieChart': ['Shares of a whole, as a ring.', '环形占比图。'],
  'gallery.about.QueryBand': [
    'The band of filters above a page; a sheet on a phone.',
    '页面上方的查询栏，手机上为面板。',
  ],
  'gallery.about.RadioField': ['One of a few, all in view.', '平铺的单选项。'],
  'gallery.about.RankChart': [
    'Items by their values, with the best on top.',
    '按数值排序的条形图，最高者在上。',
  ],
  'gallery.about.RateBar': [
    'A part of a total as bar, number and percentage.',
    '以条形、数量和百分比表示占比。',
  ],
  'gallery.about.RowActions': ['The actions of a row, in a line.', '行操作，排成一行。'],
  'gallery.about.RowCard': ['A row on a phone.', '手机上的一行数据。'],
  'gallery.about.RowsField': ['A list of rows of the same fields.', '由相同字段组成的多行。'],
  'gallery.about.SearchingSelect': [
    'A filter that looks up its options while one types.',
    '输入时查找选项的筛选。',
  ],
  'gallery.about.SegmentedField': ['One of a few options, as positions of a switch.', '分段单选。'],
  'gallery.about.SelectField': ['A choice in a form, found by typing.', '表单中的单选，可输入查找。'],
  'gallery.about.ShortTime': [
    'A time in one line of a table; narrow columns leave year and seconds out.',
    '表格中的时间，列窄时省略年份与秒。',
  ],
  'gallery.about.StatePanel': [
    'The common layout of states: drawing, title, reason, actions.',
    '各类状态的通用布局：插图、标题、原因、操作。',
  ],
  'gallery.about.StatusWord': ['A status: a dot and a word.', '状态：圆点与文字。'],
  'gallery.about.SwitchField': ['On or off.', '开关。'],
  'gallery.about.TableToggle': ['Shows the figures of a drawing as a table.', '将图形切换为表格。'],
  'gallery.about.TextField': ['One line of text in a form.', '表单中的单行文本。'],
  'gallery.about.TimeField': ['A time of day in a form.', '表单中的时刻。'],
  'gallery.about.TreeSelectField': ['A part of a tree, found by typing.', '树形选择，可输入查找。'],
  'gallery.about.TwoLines': ['Two facts of a row in one cell.', '一个单元格中的两项内容。'],
  'gallery.about.VirtualTree': [
    'A tree of any size: search, choice, checks.',
    '任意规模的树：搜索、选择、勾选。',
  ],
  'gallery.about.Waveform': [
    'The loudness of a sound over its length, for the player.',
    '音频的波形，供播放器使用。',
  ],
})
