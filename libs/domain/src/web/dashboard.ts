/**
 * The data that the host's page of replies shows first, in one round trip (POST /graphql). Variables: `party` (id,
 * short id or slug), `first` (number of latest replies).
 */
export const DASHBOARD_QUERY = `query ($party: String!, $first: Int!) {
  dashboard(party: $party) {
    stats { attending notAttending noResponse persons rsvpChoiceFields byDay { day attending notAttending } }
    latestReplies(first: $first) {
      page pageSize total
      items {
        id rid name isComming numberOfPeople comment email contactEmail createdAt changedAt contact hasEmail entered fields
        messageCount
        messages { id message createdAt isHost }
      }
    }
  }
}`;
