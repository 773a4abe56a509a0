/**
 * The shared kit's exports, by tier and package: the one list. The kit's tiers and the stubs of these packages in the builds
 * of host and sub-apps are both made from it, so a name that is missing here fails a build, never a page. Adding a name
 * costs bytes on the pages of its tier: put it in the latest tier that will do. A package whose names appear in several
 * tiers is one package: the later tier adds to the earlier one.
 */
export const kitExports = {
  /** Everything the sign-in page needs. */
  core: {
    react: [
      'Children',
      'Component',
      'Fragment',
      'StrictMode',
      'Suspense',
      'cloneElement',
      'createContext',
      'createElement',
      'createRef',
      'default',
      'forwardRef',
      'isValidElement',
      'lazy',
      'memo',
      'startTransition',
      'use',
      'useCallback',
      'useContext',
      'useDebugValue',
      'useDeferredValue',
      'useEffect',
      'useEffectEvent',
      'useId',
      'useImperativeHandle',
      'useInsertionEffect',
      'useLayoutEffect',
      'useMemo',
      'useReducer',
      'useRef',
      'useState',
      'useSyncExternalStore',
      'useTransition',
      'version',
    ],
    'react/jsx-runtime': ['Fragment', 'jsx', 'jsxs'],
    'react-dom': ['createPortal', 'default', 'flushSync'],
    'react-dom/client': ['createRoot'],
    'react-intl': ['FormattedMessage', 'IntlProvider', 'createIntl', 'createIntlCache', 'useIntl'],
    antd: ['Button', 'ConfigProvider', 'Input', 'theme'],
  },
  /** Additions of the signed-in frame: header, sidebar, overlays, routing, data. */
  frame: {
    'react-router-dom': [
      'Link',
      'Navigate',
      'Route',
      'Router',
      'Routes',
      'BrowserRouter',
      'UNSAFE_NavigationContext',
      'createPath',
      'matchRoutes',
      'useLocation',
      'useNavigate',
      'useNavigationType',
      'useParams',
      'useSearchParams',
    ],
    '@tanstack/react-query': [
      'QueryClient',
      'QueryClientProvider',
      'hashKey',
      'keepPreviousData',
      'notifyManager',
      'onlineManager',
      'queryOptions',
      'timeoutManager',
      'useMutation',
      'useQuery',
      'useQueryClient',
    ],
    'umi-request': ['ResponseError', 'default', 'extend'],
    zod: [
      'array',
      'boolean',
      'discriminatedUnion',
      'email',
      'enum',
      'file',
      'int',
      'iso',
      'literal',
      'null',
      'number',
      'object',
      'partialRecord',
      'record',
      'strictObject',
      'string',
      'tuple',
      'undefined',
      'union',
      'unknown',
      'url',
      'uuid',
    ],
    antd: [
      'Alert',
      'Drawer',
      'Dropdown',
      'Modal',
      'Popover',
      'Segmented',
      'Select',
      'Skeleton',
      'Switch',
      'Tooltip',
      'message',
    ],
    dayjs: ['default'],
    'dayjs/plugin/utc': ['default'],
    'dayjs/plugin/customParseFormat': ['default'],
  },
  /** Tables. */
  table: {
    antd: ['Table'],
  },
  /** Pickers of days. */
  data: {
    antd: ['DatePicker'],
  },
  /** Further needs of forms and long pages. Only a manifest or a part that needs it names it. */
  forms: {
    antd: ['Checkbox', 'InputNumber', 'Radio', 'Steps', 'Tabs', 'TimePicker', 'TreeSelect'],
  },
  /** The table of pro-components whose rows are edited in the table (docs/decisions/0081). Only a part of a page brings it. */
  proTable: {
    '@ant-design/pro-components': ['EditableProTable'],
  },
  /** Charts. Only the part of a page that draws one brings it (`tierPart`); no manifest names it. */
  charts: {
    'echarts/core': ['dispose', 'getInstanceByDom', 'init', 'use'],
    'echarts/charts': ['BarChart', 'LineChart', 'PieChart'],
    'echarts/components': [
      'DataZoomSliderComponent',
      'GridComponent',
      'LegendPlainComponent',
      'TooltipComponent',
    ],
    'echarts/renderers': ['SVGRenderer'],
    'echarts-for-react/esm/core': ['default'],
  },
} as const

export type KitTier = keyof typeof kitExports

/** The tier that each tier depends on, together with all tiers below. */
export const kitTierBases: Readonly<Record<KitTier, KitTier | null>> = {
  core: null,
  frame: 'core',
  table: 'frame',
  data: 'table',
  forms: 'data',
  proTable: 'forms',
  charts: 'frame',
}
