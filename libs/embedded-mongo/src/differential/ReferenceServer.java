import de.bwaldvogel.mongo.MongoServer;
import de.bwaldvogel.mongo.MongoVersion;
import de.bwaldvogel.mongo.backend.memory.MemoryBackend;
import java.io.IOException;
import java.util.List;

/** mongo-java-server in memory, on a free port that it prints; it ends with its standard input. */
class ReferenceServer {
  /** The version the driver requires at least; mongo-java-server announces an older one. */
  private static final MongoVersion ANNOUNCED =
      new MongoVersion() {
        @Override
        public List<Integer> getVersionArray() {
          return List.of(6, 0, 0);
        }

        @Override
        public int getWireVersion() {
          return 17;
        }
      };

  public static void main(String[] arguments) throws IOException {
    var server = new MongoServer(new MemoryBackend().version(ANNOUNCED));
    System.out.println(server.bind().getPort());
    while (System.in.read() >= 0) {}
    server.shutdownNow();
  }
}
