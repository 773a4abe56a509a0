import { CLOSE_CODES, MAX_FRAME_BYTES, REALTIME_PATH, SUBPROTOCOL } from '@console/realtime'

type Json = Record<string, unknown>
type Sender = 'client' | 'server' | 'both'

/** The messages of the channel by their id, who sends them, and what the customer's documents list of each. */
const MESSAGES: readonly {
  name: string
  id: number
  sender: Sender
  summary: string
  documented: string[]
}[] = [
  {
    name: 'HeartBeat',
    id: 1001,
    sender: 'both',
    summary: 'Signs in, keeps the connection, switches the business type; the server echoes it',
    documented: ['token', 'version', 'business_type_id', 'period'],
  },
  {
    name: 'KickOff',
    id: 1002,
    sender: 'server',
    summary: 'The session was ended from elsewhere',
    documented: ['from_ip'],
  },
  {
    name: 'PushEvents',
    id: 1003,
    sender: 'server',
    summary: 'Counts of what waits for the person, by the address of its page or call',
    documented: ['business_type_id', 'events', 'url', 'unread_count'],
  },
  {
    name: 'OnlineDetailNotify',
    id: 1004,
    sender: 'server',
    summary: 'The active seats of an organisation and those who lead it',
    documented: [],
  },
  { name: 'SeatStatusNotify', id: 1005, sender: 'server', summary: 'The status of a seat', documented: [] },
  {
    name: 'MasterStatusNotify',
    id: 1006,
    sender: 'server',
    summary: 'The status of a person who leads',
    documented: [],
  },
  {
    name: 'C2SRoomEvent',
    id: 1007,
    sender: 'client',
    summary: 'Enters or leaves a room',
    documented: ['ENTER_ROOM', 'EXIT_ROOM'],
  },
  {
    name: 'S2CNotifyRoomStatus',
    id: 1008,
    sender: 'server',
    summary: 'Who entered or left a room',
    documented: [
      'ONESELF_ENTER_ROOM',
      'ONESELF_EXIT_ROOM',
      'SOMEONE_ENTER_ROOM',
      'SOMEONE_EXIT_ROOM',
      'SOMEONE_KICK_OFF',
    ],
  },
  {
    name: 'DirectMessage',
    id: 1009,
    sender: 'both',
    summary:
      'From one person in a room to another: WebRTC offers, answers and candidates, and monitor commands',
    documented: ['offer', 'answer', 'candidate', 'START', 'STOP', 'period'],
  },
]

/** AsyncAPI 3.0 of the realtime channel, as the server has it; `proto` is the text of `realtime.proto`. */
export function asyncApiDocument({
  title,
  version,
  proto,
}: Record<'title' | 'version' | 'proto', string>): Json {
  return {
    asyncapi: '3.0.0',
    info: {
      title,
      version,
      description:
        'The WebSocket whose address `POST /api/dolphin/user/describeDispatcher` answers. Each message is one binary frame with one Envelope ' +
        'of Protocol Buffers, whose set body has the number of its `id`. Fields that a message has beside `x-documented` may be absent.',
    },
    defaultContentType: 'application/x-protobuf',
    servers: { platform: { host: 'console.example', protocol: 'wss', description: 'The platform' } },
    channels: { realtime: channel() },
    operations: {
      receiveFromClient: messagesOn('receive', 'client', 'The messages that a client sends'),
      sendToClient: messagesOn('send', 'server', 'The messages that the server sends'),
    },
    components: {
      messages: messages(),
      schemas: { Envelope: { schemaFormat: 'application/vnd.google.protobuf;version=3', schema: proto } },
    },
  }
}

function channel(): Json {
  return {
    address: REALTIME_PATH,
    messages: Object.fromEntries(
      MESSAGES.map(({ name }) => [name, { $ref: `#/components/messages/${name}` }]),
    ),
    bindings: {
      ws: {
        method: 'GET',
        headers: { type: 'object', properties: { 'Sec-WebSocket-Protocol': { const: SUBPROTOCOL } } },
      },
    },
    'x-max-frame-bytes': MAX_FRAME_BYTES,
    'x-close-codes': CLOSE_CODES,
  }
}

function messagesOn(action: 'receive' | 'send', side: Sender, summary: string): Json {
  return {
    action,
    channel: { $ref: '#/channels/realtime' },
    summary,
    messages: MESSAGES.filter(({ sender }) => sender === side || sender === 'both').map(({ name }) => ({
      $ref: `#/channels/realtime/messages/${name}`,
    })),
  }
}

function messages(): Json {
  return Object.fromEntries(
    MESSAGES.map(({ name, id, summary, documented }) => [
      name,
      {
        name,
        title: name,
        summary,
        contentType: 'application/x-protobuf',
        payload: { $ref: '#/components/schemas/Envelope' },
        'x-id': id,
        'x-documented': documented,
      },
    ]),
  )
}
