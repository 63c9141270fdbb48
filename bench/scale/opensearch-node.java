import java.util.List;
import org.opensearch.analysis.common.CommonAnalysisPlugin;
import org.opensearch.common.settings.Settings;
import org.opensearch.node.InternalSettingsPreparer;
import org.opensearch.node.Node;
import org.opensearch.transport.Netty4Plugin;

/** One OpenSearch node from its libraries, because the registry has no distribution. Arguments: its folder, and its ports for HTTP and between nodes. */
public class OpenSearchNode extends Node {
  OpenSearchNode(Settings settings) {
    super(
        InternalSettingsPreparer.prepareEnvironment(settings, java.util.Map.of(), null, () -> "bench"),
        List.of(Netty4Plugin.class, CommonAnalysisPlugin.class),
        false);
  }

  public static void main(String[] arguments) throws Exception {
    new OpenSearchNode(
            Settings.builder()
                .put("path.home", arguments[0])
                .put("http.host", "127.0.0.1")
                .put("http.port", arguments[1])
                .put("transport.host", "127.0.0.1")
                .put("transport.port", arguments[2])
                .put("http.type", "netty4")
                .put("transport.type", "netty4")
                .put("discovery.type", "single-node")
                .put("cluster.name", "bench")
                .put("node.name", "bench")
                .put("cluster.routing.allocation.disk.threshold_enabled", false)
                .build())
        .start();
    // Ends with the process that started it.
    while (System.in.read() != -1) {}
    System.exit(0);
  }
}
