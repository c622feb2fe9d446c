// Statements on messages to members, for the feature that shows them.
export {
  type CountMessagesRow,
  countMessages,
  deleteMessage,
  type MessagesOfRow,
  markRead,
  messagesOf,
} from "./server/messages.sql.gen";
